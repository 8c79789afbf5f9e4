const key = 'reloaded-at'
/** A page that has just been reloaded and still cannot be shown waits for the reader's own try (S9.15). */
const guard = 10_000

/** Returns whether the page may reload by itself now; says so once in ten seconds. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(key))
    if (last > 0 && now - last < guard) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    // Where nothing can be remembered it would reload for ever.
    return false
  }
}
