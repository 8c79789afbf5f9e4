import jsqr from 'jsqr'
import { expect, it } from 'vitest'
import { otpAddress, toBase32 } from '../../../server/desk/staff/totp.ts'
import { qrCode } from './qr-code.ts'

/** Returns what a scanner reads of a drawing. */
function scanned({ side, path }: ReturnType<typeof qrCode>): string | undefined {
  const scale = 4
  const width = side * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y++) {
      const start = y * width + Number(left) * scale
      for (let at = start; at < start + Number(length) * scale; at++) {
        pixels.set([0, 0, 0], at * 4)
      }
    }
  }
  return jsqr.default(pixels, width, width)?.data
}

it.each([
  otpAddress(toBase32(new Uint8Array(20).fill(7)), 'mei@staff.example'),
  otpAddress(toBase32(new Uint8Array(20).fill(255)), `${'a'.repeat(64)}+łódź@staff.example`),
])('%s is what a scanner reads', (address) => {
  expect(scanned(qrCode(address))).toBe(address)
})

it('has four light modules on each side', () => {
  const { side, path } = qrCode('a')
  for (const [, left, top, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(left), Number(top))).toBeGreaterThanOrEqual(4)
    expect(Math.max(Number(left) + Number(length), Number(top) + 1)).toBeLessThanOrEqual(side - 4)
  }
})
