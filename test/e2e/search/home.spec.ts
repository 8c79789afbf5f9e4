import { expect } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { faresFound } from '../support/found-fares.ts'
import { test } from '../support/site-test.ts'

test('a price on the home page is the lowest of its search on its day', async ({ page }) => {
  await page.goto('/en')
  const cards = page.getByRole('region', { name: /^Popular from/ }).getByRole('link')
  await faresFound(page, cards.locator('[data-fare]'), 6)
  const card = cards.first()
  const fare = await card.locator('[data-fare]').getAttribute('data-fare')
  await card.click()
  await expect(page).toHaveURL(/\/flight\/search\?.*depDate=\d{4}-\d\d-\d\d/)
  await expect(page.locator('[data-search-state="done"]')).toBeVisible()
  await expect(page.locator(`[data-offer][data-price="${fare}"]`).first()).toBeVisible()
})

test('a recent search is shown with today’s lowest price for its party', async ({ page }) => {
  const trip = `tripType=oneway&depAirport=KUL&arrAirport=SIN&depDate=${inDays(33)}&adult=2`
  await page.goto(`/en/flight?${trip}`)
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(page.locator('[data-search-state="done"]')).toBeVisible()
  await page.goto(`${page.url()}&sort=lowest`)
  const lowest = page.locator('[data-offer]').first()
  const amount = Number(await lowest.getAttribute('data-price')) / 100
  const shown = amount.toLocaleString('en-GB', { minimumFractionDigits: 2 })
  await page.goto('/en')
  const recent = page.getByRole('navigation', { name: 'Recent searches' }).getByRole('link')
  await expect(recent).toContainText(`${shown}`)
  await expect(recent).toContainText('KUL – SIN')
})

test('a visitor of a country without a list starts at its busiest place', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'NZ' })
  await page.goto('/en')
  const cards = page.getByRole('region', { name: 'Popular from Auckland' }).getByRole('link')
  await expect(cards).toHaveCount(6)
  await expect(cards.first()).toHaveAttribute('href', /depAirport=AKL&arrAirport=SYD/)
})

test('addresses spell cities whose code is one of ours, and old ones still lead there', async ({
  page,
  request,
}) => {
  const malaysian = { headers: { 'cf-ipcountry': 'MY' } }
  for (const path of ['/en', '/en/flight', '/en/promo/view/special-deals']) {
    const html = await (await request.get(path, malaysian)).text()
    expect(html, path).not.toMatch(/(?:dep|arr)Airport\d?=Q[A-Z]{2}\b/)
    if (path.endsWith('deals')) expect(html).toContain('depAirport=kuala-lumpur')
  }
  await page.goto(`/en/flight/search?depAirport=QKL&arrAirport=SIN&depDate=${inDays(33)}`)
  await expect(page).toHaveURL(/\?depAirport=kuala-lumpur&arrAirport=SIN&/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kuala Lumpur')
  await expect(page.locator('[data-search-state="done"]')).toBeVisible()
  const addresses = await page
    .locator('a[href*="depAirport"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) expect(address).not.toMatch(/Airport\d?=Q[A-Z]{2}\b/)
})

test('the headline never overlaps the picture', async ({ page }) => {
  await page.goto('/en')
  for (const width of [640, 768, 800, 960, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overlaps = await page.evaluate(() => {
      const words = document.createRange()
      const boxes = [...document.querySelectorAll('main h1, main h1 + p')].flatMap((each) => {
        words.selectNodeContents(each)
        return [...words.getClientRects()]
      })
      const drawn = [...document.querySelectorAll('main svg[viewBox="0 0 1440 240"] path')]
      const view = document.querySelector('main svg[viewBox="0 0 1440 240"]')
      const top = view?.getBoundingClientRect().top ?? 0
      return drawn
        .map((shape) => shape.getBoundingClientRect())
        .filter((shape) =>
          boxes.some(
            (box) =>
              box.bottom > Math.max(shape.top, top) &&
              box.top < shape.bottom &&
              box.right > shape.left &&
              box.left < shape.right,
          ),
        ).length
    })
    expect([width, overlaps]).toEqual([width, 0])
  }
})
