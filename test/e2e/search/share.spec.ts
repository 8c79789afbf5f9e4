import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { axeFinds } from '../support/axe.ts'
import { test } from '../support/member-journey.ts'

const trip = `/en/flight/search?depAirport=KUL&arrAirport=SIN&depDate=${inDays(31)}`

const searched = (page: Page) =>
  expect(page.locator('[data-search-state]')).toHaveAttribute('data-search-state', 'done')

test('shared flights are shown on top for anyone who opens the link, in the sharer’s currency', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en')
  await page.context().addCookies([{ name: 'Currency', value: 'MYR', url: page.url() }])
  await page.goto(trip)
  await searched(page)
  await page
    .getByRole('link', { name: /^Select / })
    .nth(1)
    .click()
  await expect(page).toHaveURL(/flight\/confirm/)
  const total = page.locator('[data-total]')
  const price = (await total.getAttribute('data-total')) ?? ''
  await page.getByRole('button', { name: 'Share these flights' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/deeplink\/[a-z0-9]{10}$/)

  const visitor = await browser.newContext({ locale: 'th' })
  const other = await visitor.newPage()
  await other.goto('/th')
  const own = { url: other.url(), name: 'Currency', value: 'EUR' }
  await visitor.addCookies([own])
  await other.goto(`${link}?utm_source=friend`)
  await expect(other).toHaveURL(/\/th\/flight\/search\?.*utm_source=friend/)
  const shared = other.locator('[data-shared="found"]')
  await expect(shared).toHaveAttribute('data-currency', 'MYR')
  await expect(shared).toHaveAttribute('data-price', price)
  await expect(shared.getByText('ราคาไม่เปลี่ยนแปลงตั้งแต่ตอนที่แชร์')).toBeVisible()
  expect(await axeFinds(other)).toEqual([])
  await shared.getByRole('link', { name: /^เลือกเที่ยวบินเหล่านี้/ }).click()
  await expect(other.locator('[data-total]')).toHaveAttribute('data-total', price)

  const kept = (await visitor.cookies()).find(({ name }) => name === 'Currency')
  expect(kept?.value).toBe('EUR')
  expect((await visitor.cookies()).map(({ name }) => name)).toContain('utm')
  await visitor.close()
  await expect(page.getByText('Link copied')).toBeHidden()
})

test('different errors are shown below each other, the same one once (S3.22), and a failed link can be retried', async ({
  page,
}) => {
  await page.goto(trip)
  await searched(page)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' })
  await page.route('**/share/link', (route) => route.fulfill({ json: { error: 'RATE_LIMITED' } }))
  await share.click()
  await expect(again).toHaveCount(1)
  await page.unroute('**/share/link')
  await page.route('**/share/link', (route) => route.abort())
  await share.click()
  await expect(again).toHaveCount(2)
  const [above, below] = [await again.nth(0).boundingBox(), await again.nth(1).boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  await share.click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
  await expect(again).toHaveCount(2)

  await page.unroute('**/share/link')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await again.last().click()
  await expect(page.getByText('Link copied')).toBeVisible()
})

test('without scripts a search is shared with a form, and a dead link says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${trip}&sort=duration`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.goto(link)
  await expect(page).toHaveURL(`${trip}&sort=duration`)

  const dead = await page.goto(link.replace(/.{10}$/, 'zzzzzzzzzz'))
  expect(dead?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await context.close()
})
