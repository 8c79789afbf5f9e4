import { expect, type Page } from '@playwright/test'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import {
  cards,
  confirmed,
  fillContact,
  fillTraveller,
  payByCard,
} from '../support/booking-journey.ts'
import { test } from '../support/member-journey.ts'
import { openConfirmation } from '../support/open-booking.ts'

async function nothingIsWrong(page: Page): Promise<void> {
  expect(await axeFindsInBothSchemes(page)).toEqual([])
}

test('every page of the booking funnel is accessible', async ({ page }) => {
  await openConfirmation(page)
  await nothingIsWrong(page)
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible()
  await page.getByText('How do I write the name?').click()
  await nothingIsWrong(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await nothingIsWrong(page)
  await fillContact(page)
  await fillTraveller(page, 1)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await nothingIsWrong(page)
  await payByCard(page, cards.declined)
  await expect(page.locator('[data-error="PAYMENT_DECLINED"]')).toBeVisible()
  await nothingIsWrong(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await payByCard(page, cards.accepted)
  const code = await confirmed(page)
  await nothingIsWrong(page)
  await page.goto(`/en/order/${code}`)
  await nothingIsWrong(page)
  await page.goto('/en/order')
  await nothingIsWrong(page)
})
