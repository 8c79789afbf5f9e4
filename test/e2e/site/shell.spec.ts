import { expect } from '@playwright/test'
import { locales } from '../../../src/contract/locales.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { test } from '../support/site-test.ts'

test('an address without a language gets one, keeping its query', async ({ request }) => {
  const to = async (path: string, headers = {}) => {
    const answer = await request.get(path, { headers, maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await to('/flight?depAirport=KUL', { 'accept-language': 'th' })).toEqual([
    302,
    '/th/flight?depAirport=KUL',
  ])
  const both = { 'accept-language': 'th', cookie: 'Language_code=de' }
  expect(await to('/', both)).toEqual([302, '/de'])
  // One address in small letters, for good.
  expect(await to('/en/Flight?depAirport=KUL', both)).toEqual([301, '/en/flight?depAirport=KUL'])
})

test('every language has its own tag, and leaves links to the others to the sitemap', async ({
  request,
}) => {
  for (const { code, tag } of locales) {
    const html = await (await request.get(`/${code}/order`)).text()
    expect(html).toContain(`<html lang="${tag.split('-u-')[0]}"`)
    expect(html).not.toContain('rel="alternate"')
  }
})

test('language, country and currency are chosen in one place and stored', async ({ page }) => {
  await page.goto('/en/flight?depAirport=KUL')
  await page.getByRole('button', { name: /^Settings: English/ }).click()
  await page.getByLabel('Language').selectOption('th')
  await page.getByLabel('Country').selectOption('TH')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/th\/flight\?depAirport=KUL$/)
  await expect(page.getByText('บันทึกในอุปกรณ์นี้แล้ว')).toBeVisible()
  await expect(page.getByRole('button', { name: /ไทย.*EUR/ })).toBeVisible()
  const kept = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  )
  expect(kept).toMatchObject({ Language_code: 'th', preferred_country: 'TH', Currency: 'EUR' })
  await page.goto('/choose-country')
  await expect(page).toHaveURL(/\/th$/)
})

test('pages of travellers name no script of the desk', async ({ request }) => {
  for (const path of ['', '/hotel', '/contact', '/cart', '/login', '/feedback', '/newsletter']) {
    const html = await (await request.get(`/en${path}`)).text()
    expect(html, path).not.toMatch(/\/assets\/desk-[\w-]{8}\.js/)
  }
})

test('a country can be chosen before anything else, with the keyboard alone', async ({ page }) => {
  await page.goto('/th/choose-country')
  await documentHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('searchbox').focus()
  await page.keyboard.type('switz')
  await expect(main.getByRole('status')).toHaveText('1 ประเทศ')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'สวิตเซอร์แลนด์' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/th$/)
  const kept = await page.context().cookies()
  expect(kept.find(({ name }) => name === 'preferred_country')?.value).toBe('CH')
})

test('a country can be searched for and chosen without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/de/choose-country')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('schw')
  await main.getByRole('button', { name: 'Suchen' }).click()
  await expect(main.getByRole('listitem')).toHaveText(['Schweden', 'Schweiz'])
  await main.getByRole('button', { name: 'Schweiz' }).click()
  await expect(page).toHaveURL(/\/de#saved$/)
  const kept = await context.cookies()
  expect(kept.find(({ name }) => name === 'preferred_country')?.value).toBe('CH')
  await context.close()
})

test('the theme follows the system until one is chosen', async ({ browser }) => {
  const page = await browser.newPage({ colorScheme: 'dark' })
  await page.goto('/en')
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const night = await ground()
  await page.getByRole('button', { name: 'Switch to light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await ground()).not.toBe(night)
  await page.close()
})

test('an unknown page says so, with a link home', async ({ page, request }) => {
  const answer = await page.goto('/en/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('The link may be old or mistyped.')).toBeVisible()
  await expect(page.getByText('Page not found: /en/no/such/page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/en$/)

  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const plain = await request.get('/en/no/such/page', { headers: bot })
  expect([plain.status(), await plain.text()]).toEqual([404, ''])
})

test('the link home also works as client-side navigation', async ({ page }) => {
  await page.goto('/en/login')
  // Passwords can be shown once the page is hydrated.
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sojourn, home' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible()
})

test('a redirect home from the newsletter is explained', async ({ page }) => {
  await page.goto('/en?error=NEWSLETTER_ERROR')
  await expect(page.locator('[data-error="NEWSLETTER_ERROR"]')).toBeVisible()
})

test('device and session ids are stored, inaccessible to scripts', async ({ page }) => {
  await page.goto('/en')
  const cookies = await page.context().cookies()
  const auid = cookies.find(({ name }) => name === 'auid')
  const sid = cookies.find(({ name }) => name === 'sid')
  expect(auid?.httpOnly && sid?.httpOnly).toBe(true)
  expect(sid?.expires).toBe(-1)
  expect(await page.evaluate(() => document.cookie)).not.toContain('auid')
})

test('one namespace’s messages can be requested', async ({ request }) => {
  const answer = await request.get('/api/locales?lang=th&namespace=common')
  expect(await answer.json()).toHaveProperty('english')
  expect((await request.get('/api/locales?lang=xx&namespace=common')).status()).toBe(400)
})

test('icons can be requested by name', async ({ request }) => {
  const answer = await request.get('/icons/sojourn.json?icons=bed,cart')
  expect(Object.keys((await answer.json()).icons)).toEqual(['bed', 'cart'])
  expect((await request.get('/icons/other.json?icons=bed')).status()).toBe(404)
})

// A link that moves while it's being clicked takes the click to something else.
test('nothing moves when the scripts arrive', async ({ page }) => {
  let release = () => {}
  let held = Promise.resolve()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['', '/login', '/flight?tripType=multicity']) {
      held = new Promise((done) => {
        release = done
      })
      await page.goto(`/en${path}`, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      const before = await page.evaluateHandle(async () => {
        await document.fonts.ready
        const all = document.querySelectorAll('main :is(a, button, input, select)')
        return [...all].map((each) => ({ each, at: each.getBoundingClientRect() }))
      })
      release()
      await documentHydrated(page)
      const moved = await before.evaluate((seen) =>
        seen.flatMap(({ each, at }) => {
          const { x, y } = each.getBoundingClientRect()
          return Math.abs(x - at.x) > 1 || Math.abs(y - at.y) > 1 ? [each.outerHTML] : []
        }),
      )
      expect(moved, `${path} at ${width}`).toEqual([])
    }
  }
})

test('a page that takes its time shows that it’s on its way, and keeps this one until then', async ({
  page,
}) => {
  await page.goto('/en/help')
  await documentHydrated(page)
  const arrives = Promise.withResolvers<void>()
  await page.route(/\.data\b/, async (route) => {
    await arrives.promise
    await route.continue()
  })
  const bar = () =>
    page.evaluate(() => {
      const { content, height, position } = getComputedStyle(document.documentElement, '::before')
      return content === 'none' ? undefined : `${position} ${height}`
    })
  expect(await bar()).toBeUndefined()
  await page.getByRole('link', { name: 'Sojourn, home' }).click()
  await expect.poll(bar).toBe('fixed 3px')
  await expect(page).toHaveURL(/\/en\/help$/)
  arrives.resolve()
  await expect(page).toHaveURL(/\/en$/)
  await expect.poll(bar).toBeUndefined()
})
