/**
 * What staff type as answers and notes, kept in the tab until it's sent: a session may end meanwhile, the network fail, or
 * another page be needed first. Each member of staff has their own.
 */
interface Draft {
  text: string
  /** Whether it was sent, and nobody knows yet how that went. */
  isSending: boolean
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const start = 'desk-draft '
/** More is typed in no field that keeps one. */
const longest = 20_000

export const keyOf = (staffId: string, name: string) => `${start}${staffId} ${name}`

const read = (store: Store, key: string): Draft | undefined => {
  try {
    const found: unknown = JSON.parse(store.getItem(key) ?? 'null')
    const { text, isSending } = (found ?? {}) as Partial<Draft>
    return typeof text === 'string' ? { text, isSending: isSending === true } : undefined
  } catch {
    return undefined
  }
}

/** Writes a draft; a browser that stores nothing, or no more, keeps none. */
function write(store: Store, key: string, draft: Draft): void {
  try {
    store.setItem(key, JSON.stringify(draft))
  } catch {
    // The question before leaving is still asked.
  }
}

/** Returns what was typed in a field and not sent. A draft that was being sent when the page went away counts. */
export const draftOf = (store: Store, staffId: string, name: string): string =>
  read(store, keyOf(staffId, name))?.text ?? ''

/** Keeps what is in a field; an empty one has no draft. */
export function keepDraft(store: Store, staffId: string, name: string, text: string): void {
  const key = keyOf(staffId, name)
  if (text.trim() === '') store.removeItem(key)
  else write(store, key, { text: text.slice(0, longest), isSending: false })
}

/** Marks drafts of a form that is sent. */
export function markSending(store: Store, staffId: string, names: readonly string[]): void {
  for (const name of names) {
    const draft = read(store, keyOf(staffId, name))
    if (draft) write(store, keyOf(staffId, name), { ...draft, isSending: true })
  }
}

/** Returns whether a draft is being sent: it isn't shown in the empty form that follows. */
export const isBeingSent = (store: Store, staffId: string, name: string): boolean =>
  read(store, keyOf(staffId, name))?.isSending === true

/** Forgets the drafts that were being sent if that succeeded, and keeps them otherwise. */
export function settleDrafts(store: Store, staffId: string, isSent: boolean): void {
  for (const key of keysIn(store, keyOf(staffId, ''))) {
    const draft = read(store, key)
    if (!draft?.isSending) continue
    if (isSent) store.removeItem(key)
    else write(store, key, { ...draft, isSending: false })
  }
}

/** Forgets all drafts, of everybody: whoever signs out may leave the machine to others. */
export function forgetDrafts(store: Store): void {
  for (const key of keysIn(store, start)) store.removeItem(key)
}

export const keysIn = (store: Store, prefix: string): string[] =>
  Array.from({ length: store.length }, (_, place) => store.key(place) ?? '').filter((key) =>
    key.startsWith(prefix),
  )
