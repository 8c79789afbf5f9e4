import { expect, it } from 'vitest'
import { sessionLife } from './results-state.ts'

const expiryTime = 1_500_000

it.each([
  ['a fresh search', '2026-12-01T10:25:00Z', expiryTime],
  ['one that was opened before', '2026-12-01T10:05:00Z', 300_000],
  ['one that is over', '2026-12-01T09:59:00Z', -60_000],
  ['one whose end cannot be true', '2026-12-02T10:00:00Z', expiryTime],
  ['one whose end cannot be read', '', expiryTime],
])('%s is watched until its end, 25 minutes at most (S9.1)', (_, expiresAt, left) => {
  expect(sessionLife(expiresAt, '2026-12-01T10:00:00Z', expiryTime)).toBe(left)
})
