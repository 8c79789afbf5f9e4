import { expect, type Locator } from '@playwright/test'
import { atBothWidths, onPhone, usableAtBothWidths } from '../support/both-widths.ts'
import { test } from '../support/site-test.ts'

const campaign = '/en/campaign/asian-city-breaks'

test.describe('at both widths', () => {
  test.use(onPhone)

  test('a campaign shows its deals, its search and its questions (S2.19)', async ({ page }) => {
    await page.goto(campaign)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asian city breaks')
    await expect(page.getByText('The campaign ends in')).toBeVisible()
    await page.getByText('Do prices change?').click()
    await expect(page.getByText('airlines change them all the time')).toBeVisible()
    await expect(page.getByRole('link', { name: 'how refunds work' })).toHaveAttribute(
      'href',
      '/en/refund-policy',
    )
    // A price leads to the search that found it; a city to the form with it filled in.
    const flight = page.getByRole('link', { name: /Bangkok.*BKK/ })
    await expect(flight).toHaveAttribute(
      'href',
      /^\/en\/flight(\/search)?\?depAirport=KUL&arrAirport=BKK/,
    )
    const city = page.locator('a[href="/en/hotel?destination=city-singapore-sg"]')
    const search = page.getByRole('button', { name: 'Search flights' })
    await usableAtBothWidths(page, flight, city, search)
    await city.click()
    await expect(page).toHaveURL('/en/hotel?destination=city-singapore-sg')
  })
})

test('the campaign says the same in Thai, and two cards leave no column empty', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/th/campaign/asian-city-breaks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เที่ยวเมืองในเอเชีย')
  await expect(page.getByText('แคมเปญจะสิ้นสุดในอีก')).toBeVisible()
  await expect(page.getByText('CITY10')).toBeVisible()
  await expect(page.getByRole('img', { name: 'เรือใบสองลำ' })).toBeVisible()
  await expect(page.getByText('ราคาเปลี่ยนแปลงได้ไหม')).toBeVisible()
  const stays = page.getByRole('list').filter({ has: page.locator('a[href*="destination="]') })
  await expect(stays.getByRole('listitem')).toHaveCount(3)
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return Math.round((box?.x ?? 0) + (box?.width ?? 0))
  }
  const last = stays.getByRole('listitem').last()
  expect(await endOf(last)).toBe(await endOf(stays))
  await last.evaluate((each) => each.remove())
  expect(await endOf(last)).toBe(await endOf(stays))
})

test('a campaign that isn’t shown says why', async ({ page }) => {
  for (const [slug, status, title] of [
    ['harvest-weeks', 410, 'This campaign has ended'],
    ['new-year-sale', 404, 'This campaign hasn’t started yet'],
    ['songkran', 404, 'This campaign isn’t available in your country'],
  ] as const) {
    await test.step(slug, async () => {
      const answer = await page.goto(`/en/campaign/${slug}`)
      expect(answer?.status()).toBe(status)
      await atBothWidths(page, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      })
      const search = page.getByRole('link', { name: 'Search flights' })
      await usableAtBothWidths(page, search)
      await search.click()
      await expect(page).toHaveURL('/en')
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open, the last day is written, and the form searches', async ({ page }) => {
    await page.goto(campaign)
    await expect(page.getByText('The campaign ends in').locator('..').locator('time')).toBeVisible()
    await page.getByText('Can I book a hotel as well?').click()
    await expect(page.getByText('Put flight and hotel in your cart')).toBeVisible()
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(/Bangkok/)
    await page.getByRole('button', { name: 'Search flights' }).click()
    await expect(page).toHaveURL(/\/en\/flight/)
  })
})

test('the campaign is kept with the visit, but only with consent (S2.19)', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' } })
  const page = await context.newPage()
  const kept = async () => {
    const utm = (await context.cookies()).find(({ name }) => name === 'utm')
    return utm && JSON.parse(decodeURIComponent(utm.value))
  }
  await page.goto(campaign)
  const bar = page.getByRole('region', { name: 'Cookies on this site' })
  await expect(bar).toBeVisible()
  expect(await kept()).toBeUndefined()
  await bar.getByRole('button', { name: 'Accept all' }).click()
  await expect(bar).toHaveCount(0)
  // The page was opened again, now with consent.
  expect(await kept()).toEqual({ campaign: 'asian-city-breaks' })
  await context.close()
})

test('a crawler keeps no campaign', async ({ request }) => {
  const cookiesFor = async (headers: Record<string, string>) => {
    const answer = await request.get(campaign, { headers })
    return answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  }
  const named = (cookies: { value: string }[]) => cookies.some(({ value }) => /^utm=/.test(value))
  expect(named(await cookiesFor({ 'user-agent': 'Googlebot/2.1' }))).toBe(false)
  expect(named(await cookiesFor({}))).toBe(true)
})

for (const slug of ['nothing-by-this-name', 'Summer', 'a--b', '%00']) {
  test(`the name ${slug} is no campaign (S2.83)`, async ({ request }) => {
    const answer = await request.get(`/en/campaign/${slug}`)
    expect([400, 404]).toContain(answer.status())
  })
}
