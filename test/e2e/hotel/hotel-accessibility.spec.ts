import { expect, type Page } from '@playwright/test'
import { axeFinds, axeFindsInBothSchemes } from '../support/axe.ts'
import { usableAtBothWidths } from '../support/both-widths.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { openStay } from '../support/open-stay.ts'
import { test } from '../support/site-test.ts'
import {
  bookRate,
  nightsFrom,
  openFirstHotel,
  openHotels,
  showAllRates,
} from '../support/stay-journey.ts'

async function nothingIsWrong(page: Page): Promise<void> {
  // A list that is about to be replaced is pale.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await axeFindsInBothSchemes(page)).toEqual([])
}
async function nothingIsWrongAtBothWidths(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await usableAtBothWidths(page)
}

test('the pages of stays are accessible', async ({ page }) => {
  // Seven states of pages, most looked at at both widths.
  await page.goto('/en/hotel')
  await page.getByRole('button', { name: /Rooms and guests/ }).click()
  await nothingIsWrongAtBothWidths(page)
  await openHotels(page, nightsFrom(121))
  await nothingIsWrongAtBothWidths(page)
  await page.setViewportSize({ width: 360, height: 900 })
  await page.getByRole('button', { name: 'Filters' }).click()
  await nothingIsWrong(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Map' }).click()
  await expect(page.locator('[data-hotels]')).toBeHidden()
  await nothingIsWrong(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('link', { name: 'List' }).click()
  await expect(page.locator('[data-hotels]')).toBeVisible()
  await openFirstHotel(page)
  await page.locator('[data-rate] summary').first().click()
  await showAllRates(page)
  // The bars at the top and bottom of the window lie over what is scrolled below them.
  await page.evaluate(() => scrollTo(0, 0))
  await nothingIsWrongAtBothWidths(page)
  await bookRate(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.locator('[data-error="GUESTS_INVALID"]')).toBeVisible()
  await nothingIsWrongAtBothWidths(page)
})

test('the pictures are looked at by keyboard on the whole screen', async ({ page }) => {
  await openStay(page)
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
