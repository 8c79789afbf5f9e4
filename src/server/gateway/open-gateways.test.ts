import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'

const secret = 'whsec_of_the_test'
const shop = await openShop({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret })
const send = (path: string, init: RequestInit = {}) =>
  shop.outside(new Request(`${shop.origin}${path}`, init))
/** Returns a notice of a customer, signed with `key`; parsing it first loses the spaces. */
async function notify(gateway: string, key = secret) {
  const payload = '{ "id": "evt_1",  "object": "event", "type": "customer.created" }'
  const { webhooks } = new Stripe('sk_test_1')
  const signature = webhooks.generateTestHeaderString({ payload, secret: key })
  return send(`/front/v1/webhooks/${gateway}`, {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
  })
}

test('with Stripe’s keys its notices are taken as they came, and only those it signed', async () => {
  expect((await notify('stripe')).status).toBe(200)
  expect((await notify('stripe', 'whsec_other')).status).toBe(400)
})

test('with Stripe’s keys there is no play money', async () => {
  expect((await notify('sandbox')).status).toBe(404)
  expect(Object.keys(shop.embedded)).toEqual(['/gateway/stripe'])
  expect((await send('/gateway/stripe/left/unknown')).status).toBe(404)
})
