import { expect, type Page, test } from '@playwright/test'
import { axeFinds, axeFindsInBothSchemes } from '../support/axe.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { bookRate, openFirstHotel, openHotels } from '../support/stay-journey.ts'

async function nothingIsWrong(page: Page): Promise<void> {
  // A list that is about to be replaced is pale.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await axeFindsInBothSchemes(page)).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

for (const width of [360, 1440]) {
  test(`the pages of stays are accessible, ${width} px`, async ({ browser }) => {
    test.slow()
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await page.goto('/en/hotel')
    await page.getByRole('button', { name: /Rooms and guests/ }).click()
    await nothingIsWrong(page)
    await openHotels(page)
    await nothingIsWrong(page)
    if (width === 360) {
      await page.getByRole('button', { name: 'Filters' }).click()
      await nothingIsWrong(page)
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('link', { name: 'Map' }).click()
      await expect(page.locator('[data-hotels]')).toBeHidden()
      await nothingIsWrong(page)
      await page.getByRole('link', { name: 'List' }).click()
      await expect(page.locator('[data-hotels]')).toBeVisible()
    }
    await openFirstHotel(page)
    await page.getByText('Cancellation, taxes and fees').first().click()
    await nothingIsWrong(page)
    await bookRate(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.locator('[data-error="GUESTS_INVALID"]')).toBeVisible()
    await nothingIsWrong(page)
    await context.close()
  })
}

test('the pictures are looked at by keyboard on the whole screen', async ({ page }) => {
  await openHotels(page)
  await openFirstHotel(page)
  await documentHydrated(page)
  await page.getByRole('button', { name: /^Show all \d+ pictures/ }).press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('status')).toContainText('1 of')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toContainText('2 of')
  expect(await axeFinds(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})
