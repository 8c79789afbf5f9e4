/**
 * A loader's data as one JSON text. React Router encodes loader data value by value, which for a list of fifty results
 * takes a fifth as long as rendering it; a text is one value. For data of many values that JSON can express.
 */
export interface Packed<T> {
  readonly json: string
  /** Only says what it is; never set. */
  readonly of?: T
}

/** Values of this process or page by their packed form, so that the server never parses what it packed. */
const known = new WeakMap<Packed<unknown>, unknown>()

export function packed<T>(value: T): Packed<T> {
  const made: Packed<T> = { json: JSON.stringify(value) }
  known.set(made, value)
  return made
}

/** Returns the value: for the same packed data always the same. */
export function unpacked<T>(data: Packed<T>): T {
  const found = known.get(data) as T | undefined
  if (found !== undefined) return found
  const value: T = JSON.parse(data.json)
  known.set(data, value)
  return value
}
