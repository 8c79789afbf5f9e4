const samples = 5

/**
 * Returns the approximate size of a value as JSON, in bytes. Long lists (search results and offers) are estimated from
 * a few entries, because entries are similar and serialising all of them takes 2 ms for 50 results.
 */
export function estimateBytes(value: unknown): number {
  if (Array.isArray(value)) return estimateList(value)
  if (typeof value !== 'object' || value === null) return bytesAsJson(value)
  let bytes = 2
  for (const [key, each] of Object.entries(value)) {
    bytes += key.length + 4 + (Array.isArray(each) ? estimateList(each) : bytesAsJson(each))
  }
  return bytes
}

function estimateList(values: readonly unknown[]): number {
  const step = Math.max(1, Math.floor(values.length / samples))
  let bytes = 0
  let measured = 0
  for (let index = 0; index < values.length; index += step) {
    bytes += 1 + bytesAsJson(values[index])
    measured += 1
  }
  return 2 + (measured === 0 ? 0 : Math.round((bytes * values.length) / measured))
}

const bytesAsJson = (value: unknown): number => JSON.stringify(value)?.length ?? 0
