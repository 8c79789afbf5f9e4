/** Ids of messages that were closed or clicked: once per device in a cookie, once per session in its storage (S4.31). */
export interface HiddenMessages {
  has(id: string): boolean
  add(id: string): void
}

const name = 'hidden_messages'
/** More would make every request larger. */
const most = 30
const yearInSeconds = 365 * 24 * 60 * 60
const valid = /^[\w-]{1,40}$/

const read = (text: string): string[] => text.split('.').filter((id) => valid.test(id))
const written = (ids: readonly string[], id: string): string =>
  [id, ...ids.filter((each) => each !== id)].slice(0, most).join('.')

/** The cookie's list. It's for this device, so that it needs no sign-in. */
export function hiddenOnDevice(document: Pick<Document, 'cookie'>): HiddenMessages {
  const ids = () => read(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '')
  return {
    has: (id) => ids().includes(id),
    add(id) {
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      document.cookie = `${name}=${written(ids(), id)}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`
    },
  }
}

/** The browser session's list. Private windows may refuse to store it: then the message comes again. */
export function hiddenInSession(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): HiddenMessages {
  const ids = () => {
    try {
      return read(storage().getItem(name) ?? '')
    } catch {
      return []
    }
  }
  return {
    has: (id) => ids().includes(id),
    add(id) {
      try {
        storage().setItem(name, written(ids(), id))
      } catch {}
    },
  }
}
