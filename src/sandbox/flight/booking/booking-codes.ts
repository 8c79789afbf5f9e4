const letters = 26 ** 6

/** Shares no factor with 26⁶, so that every serial up to it has its own code. */
const stride = 179_424_691

/** Undoes the stride: their product leaves 1 when divided by 26⁶. */
const unstride = 49_432_315

/** Bookings of one hold, each with a code: more are never made in one. */
const most = 8

/** Six letters, different for every serial and booking of it, and not in any order that can be guessed at sight. */
export function bookingCode(serial: number, index: number): string {
  let rest = Number((BigInt(serial * most + index) * BigInt(stride)) % BigInt(letters))
  let code = ''
  for (let place = 0; place < 6; place++) {
    code += String.fromCharCode(65 + (rest % 26))
    rest = Math.floor(rest / 26)
  }
  return code
}

/** The serial whose booking has this code. */
export function serialOf(code: string): number {
  const place = [...code].reduceRight((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0)
  const index = Number((BigInt(place) * BigInt(unstride)) % BigInt(letters))
  return Math.floor(index / most)
}
