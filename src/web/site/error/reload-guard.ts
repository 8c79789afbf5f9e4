const key = 'reloaded-at'
/** A page that was just reloaded and still fails waits for the visitor to retry (S9.15). */
const guard = 10_000

/** Returns whether the page may reload automatically now, at most once in ten seconds. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(key))
    if (last > 0 && now - last < guard) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    // Without storage it could reload in a loop.
    return false
  }
}
