import { expect, type Page } from '@playwright/test'
import {
  cards,
  confirmed,
  fillContact,
  fillTraveller,
  inDays,
  payByCard,
  toPayment,
  toTravellersByReloading,
} from '../support/booking-journey.ts'
import { mailsTo, test } from '../support/member-journey.ts'

const box = (page: Page) => page.locator('[data-promo-box]')
const total = async (page: Page) =>
  Number(await page.locator('[data-total]').first().getAttribute('data-total'))

/** Applies, mistypes and removes a code, then pays with one and finds it wherever the price is shown. */
async function useCode(page: Page, email: string, width: number, hasScripts = true) {
  await page.setViewportSize({ width, height: 800 })
  const price = await total(page)
  const field = box(page).getByRole('textbox', { name: 'Promo code' })
  const apply = box(page).getByRole('button', { name: 'Apply' })

  await field.fill('SITY10')
  await apply.click()
  await expect(field).toHaveAccessibleDescription(/couldn’t find that promo code/)
  await expect(field).toHaveValue('SITY10')
  expect(await total(page)).toBe(price)

  await field.fill('lastyear')
  await apply.click()
  await expect(field).toHaveAccessibleDescription('This promo code has expired.')

  await field.fill(' city10 ')
  await apply.click()
  await expect(box(page).getByText(/^CITY10 is applied/)).toBeVisible()
  const lowered = await total(page)
  expect(lowered).toBe(price - Math.floor(price / 10))
  const line = page.locator('[data-total]').first().getByText('Promo CITY10')
  await expect(line).toBeVisible()
  await expect(page.locator('[data-total]').first()).toContainText('- ')

  await box(page).getByRole('button', { name: 'Remove promo code' }).click()
  await expect(field).toBeVisible()
  expect(await total(page)).toBe(price)
  await field.fill('CITY10')
  await apply.click()
  await expect(box(page).getByText(/^CITY10 is applied/)).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)

  await payByCard(page, cards.accepted)
  const code = await confirmed(page, hasScripts)
  await page.goto(`/en/order/${code}`)
  await expect(page.getByText('Promo CITY10').first()).toBeVisible()
  expect(await total(page)).toBe(lowered)
  await expect(async () => {
    const [mail] = await mailsTo(page.request, email)
    expect(mail?.text).toContain('Promo CITY10')
  }).toPass({ timeout: 15_000 })
}

async function toPaymentByReloading(page: Page): Promise<string> {
  await toTravellersByReloading(page, inDays(43))
  const email = await fillContact(page)
  await fillTraveller(page, 1)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
  return email
}

for (const width of [360, 1440]) {
  test(`a promo code is applied, removed and paid with at ${width} px`, async ({ page }) => {
    await useCode(page, await toPayment(page), width)
  })
}

for (const width of [360, 1440]) {
  test(`the code of a link is filled in, and applied only by its button, at ${width} px`, async ({
    browser,
  }) => {
    // A country where nothing but the necessary is stored before a yes.
    const context = await browser.newContext({
      extraHTTPHeaders: { 'cf-ipcountry': 'DE' },
      viewport: { width: 1440, height: 800 },
    })
    const page = await context.newPage()
    await page.goto('/en/campaign/asian-city-breaks?promo=city10')
    await page.goto(`/en?promo=${'X'.repeat(31)}`)
    await page.goto('/en?promo=%3Cb%3E')
    await toPayment(page)
    await page.setViewportSize({ width, height: 800 })
    const price = await total(page)
    const field = box(page).getByRole('textbox', { name: 'Promo code' })
    await expect(field).toHaveValue('CITY10')
    await expect(field).toHaveAccessibleDescription(
      'From the link you followed. It isn’t applied yet.',
    )
    await expect(page.locator('[data-total]').first().getByText('Promo CITY10')).toHaveCount(0)
    await box(page).getByRole('button', { name: 'Apply' }).click()
    await expect(box(page).getByText(/^CITY10 is applied/)).toBeVisible()
    expect(await total(page)).toBe(price - Math.floor(price / 10))
    await box(page).getByRole('button', { name: 'Remove promo code' }).click()
    await expect(field).toHaveValue('')
    await page.reload()
    await expect(field).toHaveValue('')
    await context.close()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a promo code is applied, removed and paid with', async ({ page }) => {
    await useCode(page, await toPaymentByReloading(page), 360, false)
  })
})
