import { expect, test } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { cookies as names } from '../../../contract/headers.ts'
import { money } from '../../../contract/money.ts'
import {
  exampleItem,
  exampleOrder,
  exampleTransfer,
  exampleTraveller,
} from '../../aftersales/testing/example-order.ts'
import { action, loader } from './search.tsx'

const grant = 'K7MW2P.9999999999999.signature'
const said = (result: unknown) => () => Response.json({ result })
const refused = () =>
  Response.json({ message: '', error: 'TRX_NOT_FOUND', status_code: 404 }, { status: 404 })

const browser = (answers: Record<string, () => Response>) => pageContext({ answers })
type Context = ReturnType<typeof browser>['context']

function asked(context: Context, query: string, form?: Record<string, string>) {
  const url = new URL(`http://a.example/en/order/search${query}`)
  const body = form && new URLSearchParams(form)
  const request = new Request(url, body ? { method: 'POST', body } : {})
  return { context, request, url, params: {}, pattern: '' } as never
}
/** What a page answers, or the redirect it throws. */
async function answerOf(page: () => unknown) {
  try {
    return await page()
  } catch (thrown) {
    return thrown
  }
}
const locationOf = (answer: unknown) => (answer as Response).headers.get('location')
const dataOf = (answer: unknown) => {
  const { data, init } = answer as { data: Record<string, unknown>; init: { status?: number } }
  return { ...data, status: init?.status }
}

test('an address with code and e-mail is looked up, and redirected to the order, without the e-mail', async () => {
  const { context, calls } = browser({ '/v1/order/look-up': said({ orderCode: 'K7MW2P', grant }) })
  const query = '?code=k7mw2p&email=mei%40example.com'
  const answer = await answerOf(() => loader(asked(context, query)))
  expect(locationOf(answer)).toBe('/en/order/K7MW2P')
  const lookUp = calls.find(({ path }) => path.endsWith('/order/look-up'))
  expect(JSON.parse(lookUp?.body ?? '')).toEqual({ orderCode: 'K7MW2P', email: 'mei@example.com' })
})

test('the form leads straight to the order and lets this device see the order', async () => {
  const seen = browser({ '/v1/order/look-up': said({ orderCode: 'K7MW2P', grant }) })
  const form = { code: 'K7MW2P', email: 'mei@example.com' }
  const answer = await answerOf(() => action(asked(seen.context, '', form)))
  expect(locationOf(answer)).toBe('/en/order/K7MW2P')
  expect(seen.cookies.read(names.orderAccess)).toBe(grant)
})

test('of a sentence, all that could be the number is looked up, the likeliest first', async () => {
  const { context, calls } = browser({ '/v1/order/look-up': refused })
  const query = '?code=order%206p74wu%2C%20thanks&email=mei%40example.com'
  const answer = dataOf(await loader(asked(context, query)))
  const lookUp = calls.find(({ path }) => path.endsWith('/order/look-up'))
  expect(JSON.parse(lookUp?.body ?? '')).toMatchObject({ orderCode: '6P74WU THANKS' })
  expect(answer).toMatchObject({ code: '6P74WU', problem: 'TRX_NOT_FOUND' })
})

test('an address that matches no order shows an error and the filled-in form', async () => {
  const { context } = browser({ '/v1/order/look-up': refused })
  const answer = await loader(asked(context, '?code=ZZZZZZ&email=mei%40example.com'))
  expect(dataOf(answer)).toMatchObject({
    code: 'ZZZZZZ',
    email: 'mei@example.com',
    problem: 'TRX_NOT_FOUND',
    status: 404,
  })
})

test('the found order is summarised, with its active flights', async () => {
  const answerBy = '2026-11-28T08:00:00.000Z'
  const announced = { after: null, answerBy, zone: 'Asia/Kuala_Lumpur' }
  const items = [exampleItem('one', { state: 'cancelled' }), exampleItem('two', { announced })]
  const order = { ...exampleOrder(items), refunded: money(9000, 'MYR') }
  const { context } = browser({ '/v1/order/K7MW2P': said(order) })
  const { found } = dataOf(await loader(asked(context, '?code=K7MW2P'))) as {
    found?: { order: { orderCode: string; items: unknown[] } }
  }
  expect(found?.order).toMatchObject({ orderCode: 'K7MW2P', status: 'confirmed', travellers: 0 })
  expect(found?.order).toMatchObject({ needsAnswer: true, refunded: order.refunded })
  expect(found?.order.items).toHaveLength(1)
})

test('somebody who flies and is a lead guest is one traveller', async () => {
  const mei = exampleTraveller('MEI')
  const items = [exampleItem('out', { travellers: [mei] }), exampleTransfer('ride')]
  const { context } = browser({ '/v1/order/K7MW2P': said(exampleOrder(items)) })
  const shown = dataOf(await loader(asked(context, '?code=K7MW2P')))
  expect(shown).toMatchObject({ found: { order: { travellers: 1 } } })
})

test('a code alone shows the filled-in form to a device without access to the order', async () => {
  const { context } = browser({ '/v1/order/K7MW2P': refused })
  const shown = dataOf(await loader(asked(context, '?code=K7MW2P')))
  expect(shown).toMatchObject({ code: 'K7MW2P', email: '', found: undefined, problem: undefined })
})
