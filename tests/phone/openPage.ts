/** The page of a phone in an invented document, before an invented host. */
import { createPinia } from 'pinia'
import { createApp, nextTick } from 'vue'
import { vi } from 'vitest'
import type { PhoneCommand, PhonePort } from '../../src/bridge/phone'
import type { PhoneView } from '../../src/bridge/views/phone'
import App from '../../src/phone/App.vue'
import { usePhone } from '../../src/phone/store/phoneStore'

export interface OpenPage {
  readonly root: HTMLElement
  readonly said: readonly PhoneCommand[]
  show(view: PhoneView): Promise<void>
  connect(connected: boolean): Promise<void>
  /** Presses the button with this text, or of this label. */
  press(text: string): Promise<void>
  /** All that can be read or heard. */
  text(): string
  close(): void
}

/** Opens the page; the host is there and has said nothing yet. @param file the host's public files */
export async function openPage(
  file: PhonePort['file'] = () => Promise.reject(new Error('no files')),
): Promise<OpenPage> {
  const root = document.body.appendChild(document.createElement('div'))
  const said: PhoneCommand[] = []
  let push: (view: PhoneView) => void = () => {}
  let connection: (connected: boolean) => void = () => {}
  const pinia = createPinia()
  const app = createApp(App).use(pinia)
  const stop = usePhone(pinia).attach({
    onView(listener) {
      push = listener
      return () => {}
    },
    onConnection(listener) {
      connection = listener
      listener(true)
      return () => {}
    },
    send(command) {
      said.push(command)
      return Promise.resolve()
    },
    now: () => 0,
    file,
  })
  app.mount(root)
  const settled = async (): Promise<void> => {
    // What comes after the door is fetched when the page first needs it.
    for (let turns = 0; turns < 2; turns += 1) {
      await new Promise((done) => setImmediate(done))
      await vi.dynamicImportSettled()
      await nextTick()
    }
  }
  return {
    root,
    said,
    async show(view) {
      push(view)
      await settled()
    },
    async connect(connected) {
      connection(connected)
      await nextTick()
    },
    async press(text) {
      const buttons = [...root.querySelectorAll('button')]
      const found = buttons.find(
        (one) => one.textContent?.trim() === text || one.getAttribute('aria-label') === text,
      )
      if (!found) throw new Error(`No button: ${text}`)
      found.click()
      await nextTick()
    },
    text: () => root.textContent ?? '',
    close() {
      stop()
      app.unmount()
      root.remove()
    },
  }
}
