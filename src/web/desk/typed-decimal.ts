/** Returns a whole number of the smallest units as staff type it: with 2 digits, 1950 is `19.50`. */
export const decimalText = (units: number, digits: number): string =>
  (units / 10 ** digits).toFixed(digits)

/**
 * Returns a typed number in whole smallest units, without floats: with 2 digits, `19.5` is 1950. What can't be read, or has more
 * digits, is returned as it is, for the contract's schemas to refuse.
 */
export function decimalTyped(text: string, digits: number): number | string {
  const [, whole, part = ''] = /^\s*(\d{1,12})(?:\.(\d+))?\s*$/.exec(text) ?? []
  if (whole === undefined || part.length > digits) return text
  return Number(whole + part.padEnd(digits, '0'))
}
