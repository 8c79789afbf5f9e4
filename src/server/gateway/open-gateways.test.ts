import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'

const secret = 'whsec_of_the_test'
const shop = await openShop({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret })
const send = (path: string, init: RequestInit = {}) =>
  shop.outside(new Request(`${shop.origin}${path}`, init))
/** Returns a notice about a customer, signed with `key`. Its spaces are lost if it's parsed first. */
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

test('with Stripe’s keys its notices are accepted in raw form, and only if it signed them', async () => {
  expect((await notify('stripe')).status).toBe(200)
  expect((await notify('stripe', 'whsec_other')).status).toBe(400)
})

test('with Stripe’s keys there is no sandbox money', async () => {
  expect((await notify('sandbox')).status).toBe(404)
  expect(Object.keys(shop.embedded)).toEqual(['/gateway/stripe'])
  expect((await send('/gateway/stripe/left/unknown')).status).toBe(404)
})
