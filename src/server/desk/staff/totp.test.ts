import { expect, it } from 'vitest'
import { codeAt, otpAddress, stepOfCode, toBase32 } from './totp.ts'

// RFC 6238, appendix B, for SHA-1; its eight digits end with the six that apps show.
const secret = toBase32(Buffer.from('12345678901234567890'))

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('after %i seconds the code ends %s', (seconds, digits) => {
  expect(codeAt(secret, seconds * 1000)).toBe(digits.slice(2))
})

it.each([
  [-60, undefined],
  [-30, 99],
  [0, 100],
  [30, 101],
  [60, undefined],
])('a code from %i seconds ago or ahead is of step %s', (offset, expected) => {
  const now = 100 * 30_000 + 5000
  expect(stepOfCode(secret, codeAt(secret, now + offset * 1000), now)).toBe(expected)
})

it.each(['', '12345', '1234567', 'abcdef'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, Date.now())).toBeUndefined()
})

it('an authenticator app takes the secret by address', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpAddress(secret, 'mei@sojourn.example')).toBe(
    `otpauth://totp/Sojourn:mei%40sojourn.example?secret=${secret}&issuer=Sojourn`,
  )
})
