/** Returns a store as browsers have it, which takes no value of more than `most` characters. */
export function memoryStore(most = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (value.length > most) throw new Error('QuotaExceededError')
      kept.set(key, value)
    },
  }
}
