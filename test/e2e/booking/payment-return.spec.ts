import { expect } from '@playwright/test'
import { cards, payByCard } from '../support/booking-journey.ts'
import { sharedSecret } from '../support/held-order.ts'
import { test } from '../support/member-journey.ts'
import { openPayment } from '../support/open-booking.ts'
import { unpaidOrder } from '../support/paid-order.ts'

test('a payer who comes back without cookies reads how far the payment is', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await openPayment(page)
  const address = page.url().replace('/choose', '/confirmation')
  const other = await (await browser.newContext()).newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('We haven’t received a payment')
  await payByCard(page, cards.accepted)
  await expect(page).toHaveURL(/\/confirmation/)
  const answer = await other.goto(address)
  expect(answer?.status()).toBe(200)
  const state = other.locator('[data-payment-state]')
  await expect(state).toContainText(`${email[0]}•••@${email.split('@')[1]}`)
  await expect(state).not.toContainText(email)
  await expect(state).toHaveAttribute('data-payment-state', /^(processing|paid)$/)
  const unknown = await other.goto(`${baseURL}/en/pay/aaaaaaaaaaaaaaaaaaaaaa/confirmation`)
  expect(unknown?.status()).toBe(404)
  await other.context().close()
})

test('a bank that sends payers back by a form leads to the same page', async ({
  request,
  baseURL: origin = '',
}) => {
  const { trxId } = await unpaidOrder(origin, { secret: sharedSecret() })
  const address = `${origin}/en/pay/${trxId}/confirmation?result=ok`
  const answer = await request.post(address, {
    maxRedirects: 0,
    headers: { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' },
    form: { PaRes: 'x' },
  })
  expect(answer.status()).toBe(303)
  expect(new URL(answer.headers().location ?? '', address).href).toBe(address)
})
