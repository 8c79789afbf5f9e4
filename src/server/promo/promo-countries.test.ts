import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../test/support/traveller.ts'
import { promoOrders } from './testing/promo-orders.ts'

const shop = await openShop({ TRUST_PROXY: '1' })
const { promo } = promoOrders(shop)

/** Returns an unpaid order of a traveller with a Malaysian phone number, or one of another country. */
async function unpaid(phone = { phoneCountry: 'MY', phone: '12 345 6789' }) {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const draft = filledDraft(booking)
  const contact = { ...draft.contact, ...phone }
  const { trxId } = await traveller.must(traveller.submit(booking, { ...draft, contact }))
  return {
    apply: (code: string, headers: Record<string, string>) =>
      traveller.call('PUT', `/pay/${trxId}/promo`, { code }, headers),
    start: (headers: Record<string, string>) =>
      traveller.call<{ redirect: string }>(
        'POST',
        `/pay/${trxId}/start`,
        { method: 'card', returnPath: `/en/pay/${trxId}/confirmation` },
        headers,
      ),
  }
}
const refused = { error: 'PROMO_NOT_HERE' }

test('the edge network’s country counts, whatever the caller claims', async () => {
  const code = await promo({ countries: ['TH'] })
  const order = await unpaid()
  expect(await order.apply(code, { 'x-country': 'TH', 'cf-ipcountry': 'MY' })).toMatchObject(
    refused,
  )
  expect(await order.apply(code, { 'x-country': 'MY', 'cf-ipcountry': 'TH' })).toMatchObject({
    status: 200,
  })
})

test('without an edge network, the country chosen and that of the phone number both have to fit', async () => {
  const code = await promo({ countries: ['MY'] })
  const order = await unpaid()
  expect(await order.apply(code, { 'x-country': 'TH' })).toMatchObject(refused)
  expect(await order.apply(code, {})).toMatchObject(refused)
  expect(await order.apply(code, { 'x-country': 'MY' })).toMatchObject({ status: 200 })
  const abroad = await unpaid({ phoneCountry: 'SG', phone: '8123 4567' })
  expect(await abroad.apply(code, { 'x-country': 'MY' })).toMatchObject(refused)
})

test('a payment that starts from elsewhere loses the code', async () => {
  const code = await promo({ countries: ['MY'] })
  const order = await unpaid()
  await order.apply(code, { 'cf-ipcountry': 'MY' })
  expect(await order.start({ 'cf-ipcountry': 'TH', 'x-country': 'MY' })).toMatchObject(refused)
})
