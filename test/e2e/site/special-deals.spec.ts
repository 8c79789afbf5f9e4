import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { atBothWidths, onPhone, usableAtBothWidths } from '../support/both-widths.ts'
import { test } from '../support/site-test.ts'

const deals = '/en/promo/view/special-deals'
/** Chooses a country and currency in which no other test searches, so that prices are this test's. */
const liveIn = (page: Page, country: string, currency: string) =>
  page.context().addCookies(
    Object.entries({ preferred_country: country, Currency: currency }).map(([name, value]) => ({
      name,
      value,
      url: `http://127.0.0.1:${process.env.E2E_PORT ?? '3110'}`,
    })),
  )

const searched = (page: Page) =>
  expect(page.locator('[data-search-state]')).toHaveAttribute('data-search-state', 'done')

test.describe('at both widths', () => {
  test.use(onPhone)

  test('searches leave their lowest prices as deals (S2.18)', async ({ page }) => {
    const currency = 'NOK'
    await liveIn(page, 'AU', currency)
    await page.goto(deals)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Special deals')
    await expect(page.getByText('No prices from Sydney yet')).toBeVisible()
    await expect(page.getByText('No prices of stays yet')).toBeVisible()
    await usableAtBothWidths(page)

    const flight = `/en/flight/search?depAirport=SYD&arrAirport=SIN&depDate=${inDays(30)}`
    await page.goto(flight)
    await searched(page)
    const days = `checkIn=${inDays(30)}&checkOut=${inDays(32)}`
    await page.goto(`/en/hotel/search?destination=city-singapore-sg&${days}&rooms=2`)
    await searched(page)

    await expect(async () => {
      await page.goto(deals)
      await expect(page.getByText('one way, one adult')).toBeVisible({ timeout: 500 })
      await expect(page.getByText('2 nights, two adults')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByText('Found in the last hour')).toHaveCount(2)
    // The last of an odd number leaves no hole beside it on phones.
    const widthOf = async (part: 'ul' | 'ul > li') =>
      (await page.locator(`section[aria-labelledby="stays"] ${part}`).boundingBox())?.width
    await atBothWidths(page, async (width) => {
      expect((await widthOf('ul > li')) === (await widthOf('ul'))).toBe(width === 360)
    })
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const { itemListElement: offers } = JSON.parse(data ?? '')
    const shown = await page.locator('[data-price]').first().getAttribute('data-price')
    expect(offers).toHaveLength(2)
    expect(offers[0].item).toMatchObject({
      '@type': 'Offer',
      price: (Number(shown) / 100).toFixed(2),
      priceCurrency: currency,
      url: expect.stringContaining('/en/flight/search?depAirport=SYD&arrAirport=SIN'),
      itemOffered: { '@type': 'Flight', departureAirport: { iataCode: 'SYD' } },
    })
    const stay = page.getByRole('link', { name: /^Singapore.*nights/ })
    await usableAtBothWidths(page, stay, page.getByRole('link', { name: /^Singapore.*one way/ }))
    await stay.click()
    await expect(page).toHaveURL(/\/en\/hotel\/search\?destination=city-singapore-sg/)
    await page.goto(deals)
    await page.getByRole('link', { name: /^Singapore.*one way/ }).click()
    await expect(page).toHaveURL(/depAirport=SYD&arrAirport=SIN/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('another place to fly from can be chosen, and nonsense is no place', async ({ page }) => {
    await liveIn(page, 'AU', 'SEK')
    await page.goto(deals)
    const origins = page.getByRole('navigation', { name: 'From' }).getByRole('link')
    const names = await origins.allTextContents()
    await page.getByRole('link', { name: 'Brisbane (BNE)' }).click()
    await expect(page.getByRole('heading', { name: 'Flights from Brisbane' })).toBeVisible()
    // What was chosen stays where it was.
    expect(await origins.allTextContents()).toEqual(names)
    // A city of several airports has a code that only we know.
    for (const name of names) expect(name).not.toMatch(/\(Q[A-Z]{2}\)/)
    await page.getByRole('link', { name: 'Search flights' }).click()
    await expect(page).toHaveURL('/en/flight?depAirport=BNE')
    for (const nonsense of ['XXX', '%3Cb%3E', 'BNES']) {
      await page.goto(`${deals}?depAirport=${nonsense}`)
      await expect(page.getByRole('heading', { name: 'Flights from Sydney' })).toBeVisible()
    }
  })
})

test('the home page and the footer lead there', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('link', { name: 'See all special deals' })).toHaveAttribute(
    'href',
    deals,
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Special deals' }).click()
  await expect(page).toHaveURL(deals)
})
