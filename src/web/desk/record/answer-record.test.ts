import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { cookies } from '../../../contract/headers.ts'
import { answerRecord, type RefusedRecord } from './answer-record.ts'

/** Returns what a flag's form is answered with, and whether it was saved. */
async function answerTo(typed: Record<string, string>) {
  const keys: (string | null)[] = []
  const refused = {
    message: '',
    error: 'VALIDATION',
    status_code: 400,
    fields: { why: 'required' },
  }
  const { context, calls } = pageContext({
    jar: { [cookies.desk]: 'token' },
    answers: {
      '/v1/desk/records': (sent) => {
        keys.push(sent.headers.get('idempotency-key'))
        return Response.json(refused, { status: 400 })
      },
    },
  })
  const body = new URLSearchParams({
    name: 'web_shopping_cart',
    country: 'TH',
    key: 'a-key-of-the-rendering',
    ...typed,
  })
  const request = new Request('http://a.example/en/desk/records/flag/new', { method: 'POST', body })
  const answer = await answerRecord({ request, context }, 'flag', 'new')
  const said: RefusedRecord | undefined = 'data' in answer ? answer.data : undefined
  return { said, keys, isSent: calls.some(({ path }) => path === '/v1/desk/records') }
}

it.each<[string, Record<string, string>, { asks: true | undefined; isSent: boolean }]>([
  ['on is saved', { isOn: 'on' }, { asks: undefined, isSent: true }],
  ['off without a reason is refused', { why: ' ' }, { asks: undefined, isSent: true }],
  ['off is asked about', { why: 'Songkran' }, { asks: true, isSent: false }],
  [
    'off in another country than the confirmed one is asked about again',
    { why: 'Songkran', confirmed: 'web_shopping_cart.MY' },
    { asks: true, isSent: false },
  ],
  [
    'off as it was confirmed is saved',
    { why: 'Songkran', confirmed: 'web_shopping_cart.TH' },
    { asks: undefined, isSent: true },
  ],
  [
    'off and not confirmed is edited again',
    { why: 'Songkran', back: 'off' },
    { asks: undefined, isSent: false },
  ],
])('a feature flag that is switched %s', async (_, typed, { asks, isSent }) => {
  const answer = await answerTo(typed)
  expect(answer.said?.asks).toBe(asks)
  expect(answer.isSent).toBe(isSent)
  expect(answer.said).toMatchObject({ why: typed.why?.trim() ?? '', texts: { country: 'TH' } })
})

it('a reason that is missing is said at its field', async () => {
  const { said } = await answerTo({})
  expect(said?.wrong).toEqual({ why: 'required' })
})

it('a form that is corrected isn’t the same call, and one sent twice is', async () => {
  const [on, again, off] = await Promise.all([{ isOn: 'on' }, { isOn: 'on' }, {}].map(answerTo))
  expect(on?.keys).toEqual(again?.keys)
  expect(on?.keys).not.toEqual(off?.keys)
})
