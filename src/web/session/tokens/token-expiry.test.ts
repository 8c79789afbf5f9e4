import { describe, expect, it } from 'vitest'
import { claimedMember, isUnexpired, tokenExpiry } from './token-expiry.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const token = (claims: unknown) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

describe('when a token ends', () => {
  it('is in its exp claim (S5.1)', () => {
    expect(tokenExpiry(token({ exp: 1_800_000_000 }), 'access', now)).toBe(1_800_000_000_000)
  })

  it.each([
    'none',
    '',
    'a.b.c',
    token({}),
    token({ exp: 'soon' }),
    token({ exp: null }),
    token(7),
    token({ exp: Number.NaN }),
  ])('is assumed when %j cannot be read: 30 days for access, 15 for refresh (S9.3)', (text) => {
    expect(tokenExpiry(text, 'access', now)).toBe(now + 30 * day)
    expect(tokenExpiry(text, 'refresh', now)).toBe(now + 15 * day)
  })

  it('is half a second early (S5.2)', () => {
    expect(isUnexpired(now + 501, now)).toBe(true)
    expect(isUnexpired(now + 500, now)).toBe(false)
    expect(isUnexpired(now - 1, now)).toBe(false)
  })
})

it('returns a token’s member, in any script', () => {
  expect(claimedMember(token({ sub: 'សុខ' }))).toBe('សុខ')
  expect(claimedMember('none')).toBeUndefined()
})
