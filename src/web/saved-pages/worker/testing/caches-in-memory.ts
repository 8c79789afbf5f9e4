/** The site whose pages are saved. */
export const site = 'https://sojourn.example'

/**
 * Returns a stand-in for the part of a browser's cache storage that saved pages need. `onPut` is called with each address
 * before it's stored.
 */
export function cachesInMemory(onPut: (address: string) => Promise<void> = async () => {}) {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (address: string | Request) => store.get(keyOf(address))?.clone(),
      put: async (address: string, response: Response) => {
        await onPut(keyOf(address))
        store.set(keyOf(address), response)
      },
      delete: async (address: string) => store.delete(keyOf(address)),
      keys: async () => [...store.keys()].map((key) => new Request(key)),
    }
  }
  return { open, delete: async (name: string) => stores.delete(name) }
}

const keyOf = (address: string | Request): string =>
  new URL(typeof address === 'string' ? address : address.url, site).href
