import { expect, it } from 'vitest'
import { signPostback } from '../../server/affiliate/sign-postback.ts'
import { problemOfPost } from './verify-postback.ts'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const now = Date.UTC(2026, 10, 25)
const body = '{"type":"conversion.confirmed"}'
const headers = (more: Record<string, string> = {}) =>
  new Headers({ ...signPostback(secret, { id: 'post-1', body, now }), ...more })

it('a partner can check a post as Standard Webhooks describes it', () => {
  expect(problemOfPost(secret, headers(), body, now)).toBeUndefined()
})

it('the example of Standard Webhooks has the same signature here', () => {
  const signed = signPostback('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    now: 1614265330_000,
  })
  expect(signed['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

it.each([
  ['another body', headers(), `${body} `, now, 'forged'],
  ['another id', headers({ 'webhook-id': 'post-2' }), body, now, 'forged'],
  ['another time', headers({ 'webhook-timestamp': '1' }), body, now, 'forged'],
  ['no signature', headers({ 'webhook-signature': '' }), body, now, 'unsigned'],
  ['a post of ten minutes ago', headers(), body, now + 600_000, 'old'],
])('%s is refused', (_, given, text, at, problem) => {
  expect(problemOfPost(secret, given, text, at)).toBe(problem)
})
