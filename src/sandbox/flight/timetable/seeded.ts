/** Returns a 32-bit hash of a text (FNV-1a with a final mix), the same on every machine and in every run. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return mix(hash)
}

/** Adds a number to a hash; the order matters. */
export function hashWith(hash: number, value: number): number {
  return mix(Math.imul(hash ^ value, 0x9e3779b1))
}

/** Returns a fraction in [0, 1) from a hash: the timetable's only source of randomness. */
export function fractionOf(hash: number): number {
  return (hash >>> 0) / 0x1_0000_0000
}

function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
