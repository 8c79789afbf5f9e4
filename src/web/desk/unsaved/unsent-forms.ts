import { keyOf, keysIn, type Store } from './draft-store.ts'

/** A form that was sent after its session had ended, so that nothing was done. */
export interface UnsentForm {
  action: string
  encType: string
  fields: [name: string, value: string][]
}

interface Kept extends UnsentForm {
  /** Whether its session had ended; until that is known, it's only being sent. */
  isUnsent: boolean
}

/** What proves who somebody is: it isn't kept, and works once. */
const secrets: readonly string[] = ['password', 'code', 'passkey']

/** Also forgotten with the drafts when somebody signs out. */
const keyOfForm = (staffId: string, path: string) => keyOf(staffId, `form ${path}`)
const isOfForm = / form \//

/** Keeps what a form of a page says while it's sent. Files aren't kept. */
export function keepSending(
  store: Store,
  { staffId, path }: { staffId: string; path: string },
  form: UnsentForm,
): void {
  const fields = form.fields.filter(([name]) => !secrets.includes(name))
  try {
    const kept: Kept = { ...form, fields, isUnsent: false }
    store.setItem(keyOfForm(staffId, path), JSON.stringify(kept))
  } catch {
    // A browser that stores nothing, or no more, keeps none.
  }
}

/** Forgets the form of a page: it was answered, or isn't wanted any more. */
export const forgetSending = (store: Store, staffId: string, path: string): void =>
  store.removeItem(keyOfForm(staffId, path))

/** Forgets forms of an earlier document that were sent and whose answer wasn't seen here: it was another page of the desk. */
export function forgetAnswered(store: Store): void {
  for (const key of keysIn(store, '').filter((each) => isOfForm.test(each))) {
    if (!read(store, key)?.isUnsent) store.removeItem(key)
  }
}

/** Notes that what was being sent wasn't: the answer was the page to sign in or to unlock. */
export function markUnsent(store: Store): void {
  for (const key of keysIn(store, '').filter((each) => isOfForm.test(each))) {
    const kept = read(store, key)
    if (kept) store.setItem(key, JSON.stringify({ ...kept, isUnsent: true } satisfies Kept))
  }
}

/** Returns what a page's form said when it wasn't sent; undefined if it was. */
export function unsentForm(store: Store, staffId: string, path: string): UnsentForm | undefined {
  const kept = read(store, keyOfForm(staffId, path))
  return kept?.isUnsent ? kept : undefined
}

function read(store: Store, key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
    return kept && typeof kept === 'object' && 'fields' in kept ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}
