const letters = 26 ** 6

/** Coprime with 26⁶, so that every serial below it maps to a different code. */
const stride = 179_424_691

/** The modular inverse of `stride`: their product is 1 modulo 26⁶. */
const unstride = 49_432_315

/** The most bookings one hold can contain. */
const most = 8

/** Returns six letters, unique for each serial and booking, in an order that can't be guessed at a glance. */
export function bookingCode(serial: number, index: number): string {
  let rest = Number((BigInt(serial * most + index) * BigInt(stride)) % BigInt(letters))
  let code = ''
  for (let place = 0; place < 6; place++) {
    code += String.fromCharCode(65 + (rest % 26))
    rest = Math.floor(rest / 26)
  }
  return code
}

/** Returns the serial whose booking has this code. */
export function serialOf(code: string): number {
  const place = [...code].reduceRight((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0)
  const index = Number((BigInt(place) * BigInt(unstride)) % BigInt(letters))
  return Math.floor(index / most)
}
