const made = new Map<string, unknown>()

/** Returns the formatter with this key, made when it's first needed: making one takes far longer than using it. */
export function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as T
}
