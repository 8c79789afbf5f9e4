/** A short list stored in the browser, newest first, without duplicates. Empty if storage is unavailable. */
export interface StoredList<T> {
  read(): T[]
  add(entry: T): void
  remove(id: string): void
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
  const store = (entries: readonly T[]) => {
    try {
      localStorage.setItem(name, JSON.stringify(entries.slice(0, options.limit)))
    } catch {
      // Private windows refuse to store; the list is only a convenience.
    }
  }
  const without = (id: string) => read().filter((each) => options.idOf(each) !== id)
  return {
    read,
    add: (entry) => store([entry, ...without(options.idOf(entry))]),
    remove: (id) => store(without(id)),
  }
}

/** Returns whether a stored entry has a text of this name. */
export const hasText = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Record<string, unknown>)[name] === 'string'
