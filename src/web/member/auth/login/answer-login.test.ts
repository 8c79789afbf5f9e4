import { expect, it } from 'vitest'
import { pageContext } from '../../../../../test/support/page/page-context.ts'
import { answerLogin } from './answer-login.ts'

it.each([
  ['zh-tw', 'zh-TW'],
  ['km', 'km'],
])('a code asked for in %s is asked for as %s (S5.6)', async (locale, language) => {
  const { context, calls } = pageContext({ locale })
  const email = 'dara@example.com'
  const body = new URLSearchParams({ email, intent: 'code' })
  await answerLogin(context, new Request('http://a.example/login', { method: 'POST', body }))
  expect(calls.map((call) => [call.path, JSON.parse(call.body)])).toEqual([
    ['/v1/member/login-request', { email, language }],
  ])
})
