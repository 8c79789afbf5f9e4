/** A short list stored in the browser, newest first, without duplicates. Empty if storage is unavailable. */
export interface StoredList<T> {
  read(): T[]
  add(entry: T): void
}

export function storedList<T>(
  name: string,
  options: { limit: number; idOf: (entry: T) => string; isEntry: (value: unknown) => value is T },
): StoredList<T> {
  const read = (): T[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
      return Array.isArray(kept) ? kept.filter(options.isEntry) : []
    } catch {
      return []
    }
  }
  return {
    read,
    add(entry) {
      const id = options.idOf(entry)
      const others = read().filter((each) => options.idOf(each) !== id)
      try {
        localStorage.setItem(name, JSON.stringify([entry, ...others].slice(0, options.limit)))
      } catch {
        // Private windows refuse to store; the list is only a convenience.
      }
    },
  }
}
