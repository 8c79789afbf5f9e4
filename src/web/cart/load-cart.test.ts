import { expect, test } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { loadCart } from './load-cart.ts'

const nothing = { amount: 0, currency: 'TWD' }
const emptyCart = { items: [], now: nothing, total: nothing, contact: null, conflicts: [] }
const told = (result: unknown) => () => Response.json({ result })
const refused = () =>
  Response.json({ message: '', error: 'UNAVAILABLE', status_code: 503 }, { status: 503 })

/** Returns where the cart's page leads if the flags are as told: a path, or `undefined` if it's shown. */
async function leadsTo(flags: () => Response) {
  const { context, calls } = pageContext({
    answers: { '/v1/site/features': flags, '/v1/cart/check': told(emptyCart) },
  })
  const request = new Request('http://a.example/en/cart')
  const shown = Promise.resolve(loadCart({ request, context, params: {} } as never))
  const where = await shown.then(
    () => undefined,
    (thrown: Response) => thrown.headers.get('location'),
  )
  return { where, asked: calls.map(({ path }) => path) }
}

test.each([
  ['is on', told({ web_shopping_cart: true }), undefined],
  ['is off', told({ web_shopping_cart: false }), '/en'],
  ['is absent', told({}), '/en'],
  ['can’t be read', refused, undefined],
])('the cart’s page where the flag %s (S2.78)', async (_, flags, where) => {
  const found = await leadsTo(flags)
  expect(found.where).toBe(where)
  expect(found.asked[0]).toBe('/v1/site/features')
  expect(found.asked.includes('/v1/cart/check')).toBe(where === undefined)
})
