import { expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { savedHeaders, savedUntil } from './saved-until.ts'

const day = 86_400_000
const inDays = (count: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + count * day)
const token = (end: Date) =>
  `x.${Buffer.from(JSON.stringify({ exp: end.getTime() / 1000 })).toString('base64url')}.x`
const untilOf = (jar: Record<string, string>, documentsUntil: string | null) =>
  savedUntil(pageContext({ jar }).context, { documentsUntil })

it('an order may be saved until its last documents are used', () => {
  const end = inDays(40).toISOString()
  expect(untilOf({}, end)).toBe(end)
  expect(untilOf({}, null)).toBeNull()
  expect(savedHeaders(end)).toEqual({ 'x-saved-until': end })
  expect(savedHeaders(null)).toEqual({})
})

it('a member’s is saved no longer than their sign-in lasts', () => {
  const signIn = { auth_token: token(inDays(0)), auth_refresh: token(inDays(15)) }
  expect(untilOf(signIn, inDays(40).toISOString())).toBe(inDays(15).toISOString())
  expect(untilOf(signIn, inDays(3).toISOString())).toBe(inDays(3).toISOString())
  expect(untilOf({ auth_token: token(inDays(2)) }, inDays(40).toISOString())).toBe(
    inDays(2).toISOString(),
  )
  expect(untilOf(signIn, null)).toBeNull()
})
