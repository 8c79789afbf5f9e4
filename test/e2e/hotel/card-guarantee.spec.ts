import { expect, type Locator, type Page } from '@playwright/test'
import { cards, confirmed, fillCard } from '../support/booking-journey.ts'
import { mailsTo, test } from '../support/member-journey.ts'
import { openStay } from '../support/open-stay.ts'
import {
  bookRate,
  fillGuests,
  freeRate,
  nightsFrom,
  showAllRates,
} from '../support/stay-journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    /** Waits until a page shows something that follows from a job; without scripts it's loaded again by hand. */
    async function shows(page: Page, shown: Locator): Promise<void> {
      await expect(async () => {
        if (!javaScriptEnabled) await page.reload()
        await expect(shown).toBeVisible({ timeout: 1000 })
      }).toPass()
    }

    test('a card guarantees a stay that is paid at the property, and nothing is charged', async ({
      page,
    }) => {
      await openStay(page, { pay: 'at_property', ...nightsFrom(javaScriptEnabled ? 86 : 91) })
      await showAllRates(page)
      const rate = freeRate(page, 'at_property')
      await rate.locator('summary').click()
      await expect(rate.getByText(/^Your card guarantees the room\. Nothing is ch/)).toBeVisible()
      await bookRate(page, 'at_property')
      const email = await fillGuests(page, 2)
      await expect(page.getByText('Nothing to pay now.')).toBeVisible()
      await expect(page.getByText(/^After that, .+ is charged to your card/)).toBeVisible()
      const sum = page.locator('[data-sum="total"]').filter({ visible: true }).first()
      const whole = (await sum.textContent()) ?? ''
      await page.getByRole('button', { name: 'Continue to your card' }).click()

      await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
      await expect(page.getByRole('heading', { name: 'Guarantee with your card' })).toBeVisible()
      await expect(page.getByText('Bank transfer')).toHaveCount(0)
      await page.getByRole('button', { name: 'Save card and book' }).click()
      await expect(page.getByText('Nothing is charged now.')).toBeVisible()
      await fillCard(page, cards.declined)
      await page.getByRole('button', { name: 'Save card' }).click()
      await expect(page.locator('[data-error="PAYMENT_DECLINED"]').first()).toBeVisible()
      await page.getByRole('link', { name: 'Try again' }).click()
      await page.getByRole('button', { name: 'Save card and book' }).click()
      await fillCard(page, cards.secure)
      await page.getByRole('button', { name: 'Save card' }).click()
      await page.getByRole('button', { name: 'Complete authentication' }).click()
      await shows(page, page.locator('[data-order-status="confirmed"]'))
      const code = await confirmed(page)

      await page.goto(`/en/order/${code}`)
      await expect(page.getByText(/^Guaranteed by your card ending 3155\./)).toBeVisible()
      await expect(page.locator('[data-on-site]')).toBeVisible()
      await expect(page.locator('[data-total="0"]')).toHaveText('Nothing to pay now.')
      await expect(page.locator('[data-sum="total"]')).toHaveText(whole)
      await expect(page.getByText('Paid', { exact: true })).toHaveCount(0)
      await expect(async () => {
        const mails = await mailsTo(page.request, email)
        expect(mails.some(({ text }) => text?.includes('card ending 3155'))).toBe(true)
      }).toPass()

      await page.getByRole('link', { name: 'Cancel rooms' }).click()
      // The order's page says so too, in two places, and is still shown for a moment after the address has changed.
      const quote = page.getByRole('button', { name: 'See what cancelling costs' })
      await expect(quote).toBeVisible()
      await expect(page.getByText(/^Free cancellation until .*, local time$/)).toBeVisible()
      await quote.click()
      await expect(page.getByText('You haven’t paid us anything')).toBeVisible()
      await expect(page.locator('[data-charge]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Cancel rooms' }).click()
      await shows(page, page.locator('[data-order-status="cancelled"]'))
      await expect(page.locator('[data-on-site]')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Calendar file' })).toHaveCount(0)
    })
  })
}
