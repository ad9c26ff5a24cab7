/** The sides of an evening that the workshop shows beside its text. */
export const PREVIEW_TABS = [
  'script',
  'evening',
  'roles',
  'deck',
  'rules',
  'languages',
  'tried',
] as const
export type PreviewTab = (typeof PREVIEW_TABS)[number]
