import { expect, type Page } from '@playwright/test'
import { createSigner } from '../../../src/server/platform/secrets/secret-key.ts'
import { createTraveller, inDays, searchRequest, sendAsSite } from '../../support/traveller.ts'
import { atBothWidths, onPhone, reachableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { ownSecret } from '../support/paid-order.ts'

const site = deskSite()

/** Searches for flights from Kuala Lumpur, so that a price is found. */
async function searchTo(to: string) {
  const slices = [{ from: 'KUL', to, date: inDays(30) }]
  const send = sendAsSite(createSigner(ownSecret), slices)
  await createTraveller(send, site.origin).search(searchRequest({ slices, currency: 'USD' }))
}

async function decide(page: Page, id: string, show: 'hidden' | 'featured', to: string) {
  await page.goto(`${site.origin}/en/desk/records/deal/new`)
  await page.getByLabel('Id', { exact: true }).fill(id)
  await page.getByLabel('To', { exact: true }).fill('nowhere')
  await page.getByLabel(/^How it shows/).selectOption(show)
  await page.getByLabel(/^Rank/).fill('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('To', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
}

test.use(onPhone)

test('staff hide a destination and put another one first', async ({ page }) => {
  const [hidden, featured] = ['BKK', 'PER']
  await site.signIn(page, 'content')
  await decide(page, `no-${hidden}`, 'hidden', hidden)
  await decide(page, `first-${featured}`, 'featured', featured)
  await reachableAtBothWidths(page, page.getByRole('button', { name: 'Save' }))
  await site.advance(61_000)
  const to = (code: string) => page.locator(`main a[href*="arrAirport=${code}"]`)
  await page.goto(`${site.origin}/en`)
  const cards = page.getByRole('region', { name: /^Popular from/ }).getByRole('link')
  await atBothWidths(page, async () => {
    await expect(cards).toHaveCount(6)
    await expect(cards.first()).toBeVisible()
  })
  await expect(cards.first()).toHaveAttribute('href', new RegExp(`arrAirport=${featured}`))
  await expect(to('SIN')).toHaveCount(1)
  await expect(to(hidden)).toHaveCount(0)
  await Promise.all([searchTo(hidden), searchTo('SIN')])
  const deals = `${site.origin}/en/promo/view/special-deals?depAirport=KUL`
  await expect(async () => {
    await page.goto(deals)
    await expect(to('SIN').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await atBothWidths(page, () => expect(to('SIN').first()).toBeVisible())
  await expect(to(hidden)).toHaveCount(0)
})
