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

/** Returns a fraction in [0, 1) from a hash: the simulated world's only source of randomness. */
export function fractionOf(hash: number): number {
  return (hash >>> 0) / 0x1_0000_0000
}

function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns one of a list's values, all equally likely. */
export function pick<T>(list: readonly T[], fraction: number): T {
  return list[Math.floor(fraction * list.length)] as T
}

/** Values with their weights, which needn't add up to 1. */
export type Choices<T> = readonly (readonly [value: T, weight: number])[]

/** Returns one of the values, each as likely as its weight says. */
export function weighted<T>(choices: Choices<T>, fraction: number): T {
  let rest = fraction * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of choices) {
    rest -= weight
    if (rest < 0) return value
  }
  return choices.at(-1)?.[0] as T
}
