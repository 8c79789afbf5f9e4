import { expect } from '@playwright/test'
import {
  cards,
  confirmed,
  continueToPayment,
  fillContact,
  fillTraveller,
  payByCard,
  walkToTravellers,
} from '../support/booking-journey.ts'
import { test } from '../support/member-journey.ts'

interface Post {
  webhookId: string
  problem: string | null
  answered: number
  body: { type: string; data: Record<string, unknown> }
}

/** An ad that an affiliate paid for. */
const landing = (click: string) => `/en/about?gclid=ad-click&aft=demo-blog&click_id=${click}`

test('an order is posted back to the affiliate whose ad was clicked, with its click (S1.4, S2.64, S3.17)', async ({
  browser,
}) => {
  const click = crypto.randomUUID()
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' } })
  const page = await context.newPage()
  await page.goto(landing(click))
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).toContain('affiliate')

  await walkToTravellers(page)
  await fillContact(page)
  await fillTraveller(page, 1)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('button', { name: continueToPayment })).toBeVisible()
  const total = page.locator('[data-total]').first()
  const [amount, currency] = [
    Number(await total.getAttribute('data-total')),
    await total.getAttribute('data-currency'),
  ]
  await payByCard(page, cards.accepted)
  const code = await confirmed(page)

  const posts = async (): Promise<Post[]> => {
    const all: Post[] = await (await context.request.get('/dev/affiliate')).json()
    return all.filter(({ body }) => body.data.clickId === click)
  }
  await expect.poll(async () => (await posts()).length).toBe(1)
  const [post] = await posts()
  // The stand-in checks the signature as a partner does.
  expect(post).toMatchObject({
    problem: null,
    answered: 204,
    body: {
      type: 'conversion.confirmed',
      data: { conversionId: post?.webhookId, clickId: click, amount, currency, onSite: [] },
    },
  })
  expect(JSON.stringify(post)).not.toContain(code)
  await context.close()
})

test('without consent an order has no affiliate, and nothing is posted', async ({ browser }) => {
  const click = crypto.randomUUID()
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' } })
  const page = await context.newPage()
  await page.goto(landing(click))
  await page.getByRole('button', { name: 'Only necessary' }).click()
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toHaveCount(0)
  await walkToTravellers(page)
  await fillContact(page)
  await fillTraveller(page, 1)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await payByCard(page, cards.accepted)
  await confirmed(page)
  const all: Post[] = await (await context.request.get('/dev/affiliate')).json()
  expect(all.filter(({ body }) => body.data.clickId === click)).toEqual([])
  await context.close()
})
