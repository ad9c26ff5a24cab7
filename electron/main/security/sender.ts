import type { IpcMainInvokeEvent, WebContents } from 'electron'

/** Whether a message was sent by the page we loaded: the window's own top frame, still on its own address. */
export function isOwnPage(
  contents: WebContents,
  { sender, senderFrame }: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>,
  address: string,
): boolean {
  if (sender !== contents || !senderFrame || senderFrame !== contents.mainFrame) return false
  return senderFrame.url.split(/[?#]/, 1)[0] === address
}
