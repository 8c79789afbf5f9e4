import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { test } from '../support/site-test.ts'

test.use({ savesData: false })

const trip = `/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}`

const prefetched = [
  /assets\/whole-router-/,
  /assets\/offers-panel-/,
  /assets\/confirm-/,
  /namespace=flight-confirm/,
]

/** Opens results and waits for everything that is prefetched when idle, whether or not it could be loaded. */
async function openResults(page: Page): Promise<void> {
  const ended: string[] = []
  page.on('requestfinished', (request) => ended.push(request.url()))
  page.on('requestfailed', (request) => ended.push(request.url()))
  await page.goto(trip)
  await expect(page.locator('[data-search-state]')).toHaveAttribute('data-search-state', 'done')
  for (const part of prefetched) {
    await expect(() => expect(ended.join('\n')).toMatch(part)).toPass()
  }
}
const bar = (page: Page) => page.locator('[data-offline="true"]')
const reads = (page: Page) => page.locator('[data-offers] > [data-offer]').count()
const details = (page: Page) => page.getByRole('link', { name: /^Details/ }).first()

/** Marks the document, so that a test can tell whether it was replaced. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window)

test('the next step’s scripts are prefetched when idle; offline, details and navigating keep the page, and Try again continues', async ({
  page,
  context,
}) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  await openResults(page)
  for (const part of prefetched) expect(fetched.join('\n')).toMatch(part)
  const rows = await reads(page)
  await mark(page)
  await context.setOffline(true)
  await expect(bar(page)).toContainText('You’re offline')
  await details(page).click()
  const panel = page.locator('.offer-details')
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await reads(page)).toBe(rows)
  await context.setOffline(false)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  expect(await hasStayed(page)).toBe(true)

  const address = page.url()
  const pick = page.locator('[data-offer]:not(:has(.offer-details)) a[data-act="pick"]').first()
  await context.setOffline(true)
  await pick.click()
  await expect(bar(page)).toContainText('the page didn’t open')
  expect(page.url()).toBe(address)
  expect(await reads(page)).toBeGreaterThan(3)
  await page.getByRole('link', { name: 'Sojourn, home' }).click()
  await expect(bar(page)).toContainText('the page didn’t open')
  // The bar says the same of the page before, so only the request tells when this one has failed.
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/flight/confirm'),
  )
  await pick.click()
  await failed
  await expect(bar(page)).toContainText('the page didn’t open')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/flight\/confirm/)
  expect(await hasStayed(page)).toBe(true)
})

test('a blocked part shows an error in place, and Try again loads it', async ({ page }) => {
  await page.route(/assets\/offers-panel/, (route) => route.abort())
  await openResults(page)
  await details(page).click()
  const panel = page.locator('.offer-details')
  await expect(panel.locator('[data-error="part-gone"]')).toHaveText(/This part couldn’t load/)
  expect(await reads(page)).toBeGreaterThan(3)
  await page.unroute(/assets\/offers-panel/)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
})

test('a form that doesn’t arrive keeps what was typed, and can be sent again', async ({
  page,
  context,
}) => {
  await page.goto('/en/contact')
  await documentHydrated(page)
  const message = page.getByLabel('Message', { exact: true })
  await page.getByLabel('What is it about?').selectOption({ index: 1 })
  await page.getByLabel('Your name').fill('Mei Ling Tan')
  await page.getByLabel('E-mail address').first().fill('mei@test.example')
  await message.fill('A long question')
  const send = page.getByRole('main').getByRole('button', { name: 'Send message' })
  await test.step('offline', async () => {
    await context.setOffline(true)
    await send.click()
    await expect(bar(page)).toContainText('nothing was sent')
    await expect(message).toHaveValue('A long question')
    await context.setOffline(false)
    await expect(bar(page)).toHaveCount(0)
  })
  await test.step('at a proxy whose server is away', async () => {
    await page.route(/contact\.data/, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await send.click()
    await expect(bar(page)).toContainText('nothing was sent')
    await expect(message).toHaveValue('A long question')
    await page.unroute(/contact\.data/)
  })
  await send.click()
  await expect(page.getByText('Thanks for writing to us')).toBeVisible()
  // The address doesn’t say it again after a reload.
  await expect(page).toHaveURL(/\/contact$/)
})

test('Back without a network stays on the page too, and works afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await documentHydrated(page)
  await page.getByRole('link', { name: 'Find my order' }).first().click()
  await expect(page).toHaveURL(/\/en\/order$/)
  await page.getByLabel('Order number').fill('K7MW2P')
  await context.setOffline(true)
  await page.goBack()
  await expect(bar(page)).toContainText('the page didn’t open')
  await expect(page).toHaveURL(/\/en\/order$/)
  await expect(page.getByLabel('Order number')).toHaveValue('K7MW2P')
  await page.getByRole('button', { name: 'Find order' }).click()
  await expect(bar(page)).toContainText('nothing was sent')
  await expect(page.getByLabel('Order number')).toHaveValue('K7MW2P')
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
})

test('a page’s missing script shows an error, reloads once and works (S8.15, S9.15)', async ({
  page,
}) => {
  await page.route(/assets\/look-up-/, (route) => route.abort())
  // Error messages are included in every page, so they're available when nothing more can be fetched.
  await page.route(/\/api\/locales/, (route) => route.abort())
  await page.goto('/en')
  await documentHydrated(page)
  await page.getByRole('link', { name: 'Find my order' }).first().click()
  const title = 'Loading Your Page – Please Wait a Moment'
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByLabel('Order number')).toBeVisible()
  expect(page.url()).toMatch(/\/en\/order$/)
})

test('sharing without its script or without a network keeps the page', async ({
  page,
  context,
}) => {
  await page.route(/assets\/hand-over/, (route) => route.abort())
  await openResults(page)
  await mark(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(bar(page)).toContainText('the page didn’t open')
  expect(await hasStayed(page)).toBe(true)
  expect(await reads(page)).toBeGreaterThan(3)
})
