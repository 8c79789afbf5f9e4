/** Base 64 for URLs: safe in the tables. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueOfDigit = new Map([...digits].map((digit, value) => [digit, value]))

/**
 * Returns whole numbers as text: the difference from the number two before (the last of the same axis), its sign in the
 * lowest bit, five bits a digit, the sixth if more follow.
 */
export function encodeRing(ring: readonly number[]): string {
  let text = ''
  for (const [index, number] of ring.entries()) {
    const difference = number - (ring[index - 2] ?? 0)
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference
    while (rest > 31) {
      text += digits[32 + (rest & 31)]
      rest >>= 5
    }
    text += digits[rest]
  }
  return text
}

/** Returns the numbers that `encodeRing` wrote. */
export function decodeRing(text: string): number[] {
  const ring: number[] = []
  let [coded, shift] = [0, 0]
  for (const digit of text) {
    const value = valueOfDigit.get(digit) ?? 0
    coded += (value & 31) << shift
    shift += 5
    if (value > 31) continue
    const difference = coded & 1 ? -(coded + 1) / 2 : coded / 2
    ring.push(difference + (ring[ring.length - 2] ?? 0))
    coded = 0
    shift = 0
  }
  return ring
}
