import { expect, type Page, test } from '@playwright/test'
import { createSigner } from '../../../src/server/platform/secrets/secret-key.ts'
import { createTraveller, inDays, searchRequest, sendAsSite } from '../../support/traveller.ts'
import { deskSite } from '../support/desk-journey.ts'
import { ownSecret } from '../support/paid-order.ts'

const site = deskSite()

/** Searches for flights from Kuala Lumpur, so that a price is found. */
async function searchTo(to: string) {
  const slices = [{ from: 'KUL', to, date: inDays(30) }]
  const send = sendAsSite(createSigner(ownSecret), slices)
  await createTraveller(send, site.origin).search(searchRequest({ slices, currency: 'USD' }))
}

async function hide(page: Page, id: string, to: string) {
  await page.goto(`${site.origin}/en/desk/records/deal/new`)
  await page.getByLabel('Id', { exact: true }).fill(id)
  await page.getByLabel(/^To:/).fill('nowhere')
  await page.getByLabel(/^How it shows/).selectOption('hidden')
  await page.getByLabel(/^Rank/).fill('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel(/^To:/)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^To:/).fill(to)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
}

for (const [width, id] of [
  [360, 'no-bangkok'],
  [1440, 'no-more-bangkok'],
] as const) {
  test(`staff hide a destination from the special deals at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await site.signIn(page, 'content')
    await hide(page, id, 'BKK')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    await Promise.all([searchTo('BKK'), searchTo('SIN')])
    const deals = `${site.origin}/en/promo/view/special-deals?depAirport=KUL`
    const to = (code: string) => page.locator(`main a[href*="arrAirport=${code}"]`)
    await expect(async () => {
      await page.goto(deals)
      await expect(to('SIN').first()).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    await expect(to('BKK')).toHaveCount(0)
  })
}
