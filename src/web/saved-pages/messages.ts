/** What a page tells the service worker. */
export type PageMessage =
  /** An order is open: save it. */
  | { type: 'order'; address: string; theme: string | undefined }
  /** Search results are complete: save them as they're shown. `about`: dates and travellers, as text. */
  | { type: 'search'; address: string; about: string; html: string }
  /** The page to show when another can't be opened, in the visitor's language. */
  | { type: 'offline-page'; address: string; theme: string | undefined }
  /** Whether this device saves anything; if not, what is saved is removed. */
  | { type: 'saving'; isOn: boolean }
