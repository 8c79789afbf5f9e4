import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { cards, confirmed, payByCard } from '../support/booking-journey.ts'
import { atBothWidths } from '../support/both-widths.ts'
import { mailsTo, test } from '../support/member-journey.ts'
import { openPayment } from '../support/open-booking.ts'

const box = (page: Page) => page.locator('[data-promo-box]')
const total = async (page: Page) =>
  Number(await page.locator('[data-total]').first().getAttribute('data-total'))

/** Mistypes, applies and removes a code, and applies it again; returns the total. */
async function applyCode(page: Page, width: number): Promise<number> {
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
  return lowered
}

/** Pays with the applied code, and finds it wherever the price is shown. */
async function payWithCode(page: Page, email: string, lowered: number, hasScripts = true) {
  await payByCard(page, cards.accepted)
  const code = await confirmed(page, hasScripts)
  await page.goto(`/en/order/${code}`)
  await page.locator('summary', { hasText: 'Price' }).click()
  await expect(page.getByText('Promo CITY10').first()).toBeVisible()
  expect(await total(page)).toBe(lowered)
  await expect(async () => {
    const [mail] = await mailsTo(page.request, email)
    expect(mail?.text).toContain('Promo CITY10')
  }).toPass()
}

test('a promo code is applied, removed and paid with at 360 and 1440 px', async ({ page }) => {
  const email = await openPayment(page)
  await applyCode(page, 360)
  await box(page).getByRole('button', { name: 'Remove promo code' }).click()
  await expect(box(page).getByRole('textbox')).toHaveValue('')
  await payWithCode(page, email, await applyCode(page, 1440))
})

/** A visitor from a country where nothing but the necessary is stored before a yes. */
const germanVisitor = (browser: Browser, more: BrowserContextOptions = {}) =>
  browser.newContext({
    extraHTTPHeaders: { 'cf-ipcountry': 'DE' },
    viewport: { width: 1440, height: 800 },
    ...more,
  })

/** Books after following a link with a code, which is applied, said beside the total, and removed. */
async function followLink(page: Page): Promise<void> {
  await page.goto('/en/campaign/asian-city-breaks?promo=city10')
  await page.goto(`/en?promo=${'X'.repeat(31)}`)
  await page.goto('/en?promo=%3Cb%3E')
  await openPayment(page)
  await atBothWidths(page, async () => {
    await expect(
      box(page).getByText(/^CITY10 from the link you followed is applied: you save/),
    ).toBeVisible()
    await expect(page.locator('[data-total]').first().getByText('Promo CITY10')).toBeVisible()
  })
  const lowered = await total(page)
  await box(page).getByRole('button', { name: 'Remove promo code' }).click()
  const field = box(page).getByRole('textbox', { name: 'Promo code' })
  await expect(field).toHaveValue('')
  const price = await total(page)
  expect(lowered).toBe(price - Math.floor(price / 10))
  await page.reload()
  await expect(field).toHaveValue('')
  expect(await total(page)).toBe(price)
}

test('the code of a link is applied, and can be removed', async ({ browser }) => {
  const context = await germanVisitor(browser)
  await followLink(await context.newPage())
  await context.close()
})

test('a link’s code that doesn’t fit says why beside its field, and blocks nothing', async ({
  browser,
}) => {
  const context = await germanVisitor(browser)
  const page = await context.newPage()
  await page.goto('/en?promo=lastyear')
  await openPayment(page)
  const field = box(page).getByRole('textbox', { name: 'Promo code' })
  const reason = 'The code from the link you followed isn’t applied. This promo code has expired.'
  await expect(field).toHaveAccessibleDescription(reason)
  await page.reload()
  await expect(field).toHaveAccessibleDescription(reason)
  await payByCard(page, cards.accepted)
  await confirmed(page)
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a promo code is applied, removed and paid with', async ({ page }) => {
    const email = await openPayment(page)
    await payWithCode(page, email, await applyCode(page, 360), false)
  })
  test('the code of a link is applied, and can be removed', async ({ browser }) => {
    const context = await germanVisitor(browser, { javaScriptEnabled: false })
    await followLink(await context.newPage())
    await context.close()
  })
})
