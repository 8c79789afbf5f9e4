import { expect } from '@playwright/test'
import { inDays, testNow } from '../../support/test-clock.ts'
import { axeFinds } from '../support/axe.ts'
import { test } from '../support/member-journey.ts'
import { pricesOf, rows, searched, trip } from '../support/results-page.ts'

test('every supplier’s flights arrive, the cheapest can be first, a filter shows what its count said, and the search is changed in place', async ({
  page,
}) => {
  await page.goto(trip())
  await searched(page)
  await expect(page.getByRole('link', { name: /^Best/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: /^Cheapest/ }).click()
  await expect(page).toHaveURL(/sort=lowest/)
  const prices = await pricesOf(page)
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await page.getByText('All results are in').click()
  await expect(page.locator('[data-supplier][data-state="answered"]')).toHaveCount(3)

  // A filter shows what its count said, and clearing shows all again.
  const all = await rows(page).count()
  const direct = page.getByRole('checkbox', { name: 'Direct', exact: true })
  const promised = Number(await direct.locator('xpath=../span').textContent())
  await direct.check()
  await expect(rows(page)).toHaveCount(promised)
  await expect(page.locator('[data-offer]:not([data-stops="direct"])')).toHaveCount(0)
  await expect(page).toHaveURL(/stops=direct/)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(rows(page)).toHaveCount(all)

  await test.step('the menu of sorts closes with Escape or without the focus; sorting applies at once and survives a reload', async () => {
    const menu = page.locator('summary', { hasText: 'Sort' })
    const departure = page.getByRole('link', { name: 'Departure', exact: true })
    await menu.click()
    await departure.focus()
    await page.keyboard.press('Escape')
    await expect(departure).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(departure).toBeVisible()
    await page.getByRole('link', { name: 'Change search' }).focus()
    await expect(departure).toBeHidden()
    await menu.click()
    await departure.click()
    await expect(page).toHaveURL(/sort=depart/)
    await expect(departure).toBeHidden()
    const first = await rows(page).first().getAttribute('data-offer')
    await page.reload()
    await searched(page)
    await expect(page.locator('a[data-sort="depart"]')).toHaveAttribute('aria-current', 'true')
    await expect(rows(page).first()).toHaveAttribute('data-offer', first ?? '')
  })

  await test.step('the search is changed in place', async () => {
    await page.getByRole('link', { name: 'Change search' }).click()
    await expect(page.getByRole('form', { name: /search/i })).toBeVisible()
    await expect(page.getByLabel('From', { exact: true }).first()).toHaveValue('Kuala Lumpur (KUL)')
  })
})

test('new flights wait behind a button once the visitor has scrolled', async ({ page }) => {
  // One more flight, cheaper than all others, arrives after the visitor has scrolled.
  const late = { id: '0.XX1', offer: 'late', price: 1, stops: 'direct', airlines: ['MH'] }
  const times = { departure: `${inDays(30)}T08:15`, arrival: `${inDays(30)}T09:25`, dayShift: 0 }
  const rest = { flight: 'XX1', from: 'KUL', to: 'BKK', minutes: 130, via: [], family: 'Lite' }
  const bags = { cabinBag: { rule: 'none' }, checkedBag: { rule: 'none' } }
  let scrolled = false
  await page.route(/\/flight\/results\/[^/]+\?/, async (route) => {
    const response = await route.fetch()
    const update = await response.json()
    if (scrolled) update.rows.push({ ...late, ...times, ...rest, ...bags })
    else update.state = 'searching'
    await route.fulfill({ json: update })
  })
  await page.goto(trip())
  await expect.poll(async () => (await pricesOf(page)).length).toBeGreaterThan(5)
  await page.evaluate(() => window.scrollTo(0, 400))
  scrolled = true
  const button = page.getByRole('button', { name: /^\d+ more flights?$/ })
  await expect(button).toBeVisible()
  await expect(page.locator('[data-offer="late"]')).toHaveCount(0)
  // Others may have arrived first, and wait behind it, too.
  await expect(async () => {
    if (await button.isVisible()) await button.click()
    await expect(rows(page).first()).toHaveAttribute('data-offer', 'late', { timeout: 1000 })
  }).toPass()
})

test('no flight matches the filters: says so and removes one', async ({ page }) => {
  await page.goto(trip('&maxPrice=1&stops=direct'))
  await searched(page)
  await expect(page.getByText('No flights match your filters')).toBeVisible()
  await page.getByRole('link', { name: 'Remove: Price' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('times and prices are more prominent than the button, and filters stay visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(trip())
  await searched(page)
  const look = (part: string) =>
    rows(page)
      .first()
      .locator(part)
      .first()
      .evaluate((element) => {
        const { fontSize, backgroundColor } = getComputedStyle(element)
        return { size: Number.parseFloat(fontSize), ground: backgroundColor }
      })
  const pick = await look('.offer-pick')
  for (const part of ['.offer-end b', '.offer-price strong']) {
    expect((await look(part)).size).toBeGreaterThan(pick.size)
  }
  await rows(page).first().hover()
  await expect.poll(async () => (await look('.offer-pick')).ground).not.toBe(pick.ground)

  await rows(page).nth(9).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 900)
  await expect(rows(page).first()).not.toBeInViewport()
  await expect(page.getByRole('checkbox', { name: 'Direct', exact: true })).toBeInViewport()
  await expect(page.getByRole('link', { name: /^Cheapest/ })).toBeInViewport()
})

test('details expand in place, and their fares are compared: side by side, or swiping on a phone', async ({
  page,
}) => {
  await page.goto(trip('&stops=direct'))
  await searched(page)
  await rows(page)
    .first()
    .getByRole('link', { name: /^Details/ })
    .click()
  const details = rows(page).first().locator('.offer-details')
  await expect(details.getByText(/Flight time/).first()).toBeVisible()
  await expect(details.getByText(/Checked bag/).first()).toBeVisible()
  await expect(details.getByText(/refund/i).first()).toBeVisible()
  await expect(details.getByText(/CO₂/)).toBeVisible()
  const fares = rows(page).first().getByRole('region', { name: 'Fares' }).locator('ul').first()
  const select = fares.getByRole('link', { name: /^Select / })
  await expect(select.nth(1)).toBeVisible()
  const placed = () =>
    select.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  const beside = await placed()
  expect(new Set(beside.map(({ y }) => Math.round(y))).size).toBe(1)
  expect(Math.max(...beside.map(({ right }) => right))).toBeLessThan(1280)

  await page.setViewportSize({ width: 360, height: 740 })
  const [first, second] = await placed()
  expect(Math.round(first?.y ?? 0)).toBe(Math.round(second?.y ?? 1))
  expect(first?.right).toBeLessThan(360)
  // The next fare is partly visible, and scrolls into view without the page.
  expect(second?.x).toBeLessThan(360)
  expect(await fares.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.setViewportSize({ width: 1280, height: 720 })
  await details
    .getByRole('link', { name: /^Select/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/flight\/confirm\?.*offer=/)
})

test('a self-transfer explains its requirements before it can be selected', async ({ page }) => {
  await page.goto(trip('&stops=onestop'))
  await searched(page)
  await rows(page)
    .first()
    .getByRole('link', { name: /^Review/ })
    .click()
  await expect(page).toHaveURL(/flight\/search/)
  const details = rows(page).first().locator('.offer-details')
  await expect(details.getByText(/two separate bookings/)).toBeVisible()
  await expect(details.getByText(/check in again/).first()).toBeVisible()
  await details
    .getByRole('link', { name: /^Accept and select/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/flight\/confirm/)
})

test('a neighbouring day’s price is its list’s lowest', async ({ page }) => {
  await page.goto(trip(`&retDate=${inDays(40)}&adult=2&child=1&bag=1&stops=direct`))
  const days = page.getByRole('navigation', { name: /nearby days/ })
  const last = days.getByRole('link').last()
  await expect(last).toContainText('USD')
  const promised = /USD\s[\d,.]+/.exec((await last.textContent()) ?? '')?.[0] ?? ''
  await last.click()
  await expect(page).toHaveURL(new RegExp(`depDate=${inDays(33)}.*bag=1`))
  await searched(page)
  await expect(page.getByRole('link', { name: /^Cheapest/ })).toContainText(promised)
  await expect(days.locator('[aria-current]')).toContainText(promised)
})

test('expired prices offer a new search', async ({ page }) => {
  await page.clock.install({ time: testNow() })
  await page.goto(trip())
  await searched(page)
  await page.clock.fastForward('26:00')
  await expect(page.locator('[data-search-state]')).toHaveAttribute('data-search-state', 'expired')
  await expect(page.getByRole('link', { name: 'Search again' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Select/ })).toHaveCount(0)
})

type Typed = Readonly<Record<string, string>>
const refused: [string, string, string | Typed, RegExp][] = [
  [
    'an unknown airport',
    `depAirport=QQQ&arrAirport=BKK&depDate=${inDays(30)}`,
    'QQQ',
    /couldn’t find an airport/,
  ],
  ['a past date', 'depAirport=KUL&arrAirport=BKK&depDate=2020-01-01', '2020-01-01', /has passed/],
  [
    'a return before the departure',
    `depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}&retDate=${inDays(20)}`,
    inDays(20),
    /before your departure/,
  ],
  [
    'ten travellers',
    `depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}&adult=6&child=4`,
    { adult: '6', child: '4', infant: '0' },
    /nine/,
  ],
  [
    'more infants than adults',
    `depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}&adult=1&infant=2`,
    { adult: '1', child: '0', infant: '2' },
    /infant needs an adult’s lap/,
  ],
]
test('what can’t be searched for is reported at its field, with status 400 and nothing lost', async ({
  page,
}) => {
  for (const [what, query, typed, message] of refused) {
    await test.step(what, async () => {
      const response = await page.goto(`/en/flight/search?${query}`)
      expect(response?.status()).toBe(400)
      await expect(page.getByText(message).first()).toBeVisible()
      if (typeof typed === 'object') {
        // Counts are behind one button that shows them.
        const travellers = page.getByRole('button', { name: /^Travellers and cabin/ })
        await expect(travellers).toHaveAccessibleDescription(message)
        for (const [name, count] of Object.entries(typed)) {
          await expect(page.locator(`input[name="${name}"]`)).toHaveValue(count)
        }
        return
      }
      const field = page.locator(`input[value="${typed}"]`)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(message)
    })
  }
  await test.step('nothing to search for', async () => {
    expect((await page.goto('/en/flight/search'))?.status()).toBe(404)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('typed places are resolved, and results can be sorted, filtered and expanded', async ({
    page,
  }) => {
    await page.goto(
      `/en/flight/search?depAirport=Singapore&arrAirport=Bangkok+(BKK)&depDate=${inDays(30)}&retDate=`,
    )
    await expect(page).toHaveURL(/depAirport=SIN&arrAirport=BKK/)
    await expect(async () => {
      await page.reload()
      await expect(page.locator('[data-search-state="done"]')).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.getByText('Sort', { exact: true }).click()
    await page.getByRole('link', { name: 'Departure', exact: true }).click()
    await expect(page).toHaveURL(/sort=depart/)
    await page.getByRole('checkbox', { name: 'Direct', exact: true }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/sort=depart.*stops=direct|stops=direct.*sort=depart/)
    await expect(page.locator('[data-offer]:not([data-stops="direct"])')).toHaveCount(0)
    await rows(page)
      .first()
      .getByRole('link', { name: /^Details/ })
      .click()
    await expect(page.getByText(/Flight time/).first()).toBeVisible()
    await page
      .locator('.offer-details')
      .getByRole('link', { name: /^Select/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/flight\/confirm/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('cards are low and open as a whole, tools stay in sight, filters are a sheet, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.goto(trip(`&retDate=${inDays(37)}&show=1000`))
    await searched(page)
    const boxes = await rows(page).evaluateAll((all) =>
      all.map((row) => {
        ;(row as HTMLElement).style.contentVisibility = 'visible'
        const links = [...row.querySelectorAll('a')].filter((link) => link.checkVisibility())
        const box = (element: Element | undefined) => element?.getBoundingClientRect()
        return {
          height: box(row)?.height ?? 0,
          links: links.length,
          tall: box(links[0])?.height ?? 0,
          wide: box(links[0])?.width ?? 0,
        }
      }),
    )
    expect(boxes.length).toBeGreaterThan(10)
    for (const { height, links, tall, wide } of boxes) {
      expect(height).toBeLessThanOrEqual(120)
      expect(links).toBe(1)
      expect(height - tall).toBeLessThanOrEqual(2)
      expect(wide).toBeGreaterThan(350)
    }

    await rows(page).nth(9).scrollIntoViewIfNeeded()
    await expect(rows(page).first()).not.toBeInViewport()
    await expect(page.getByRole('link', { name: 'Filters' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('status').filter({ hasText: /^\d+ flights$/ })).toBeInViewport()
    await page.locator('summary').filter({ hasText: 'Best' }).click()
    await page.getByRole('link', { name: 'Departure', exact: true }).click()
    await expect(page).toHaveURL(/sort=depart/)

    await rows(page)
      .first()
      .click({ position: { x: 20, y: 20 } })
    const details = rows(page).first().locator('.offer-details')
    await expect(details.getByText(/Flight time/).first()).toBeVisible()
    await expect(
      rows(page)
        .first()
        .getByRole('link', { name: /^Hide details of/ }),
    ).toBeVisible()

    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(trip())
    await searched(page)
    await page.getByRole('link', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    // It slides in.
    await expect(async () => {
      const box = await sheet.boundingBox()
      expect(box).toMatchObject({ x: 0, width: 360 })
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(780, 0)
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
    await page.getByRole('link', { name: 'Filters' }).click()
    await sheet.getByRole('checkbox', { name: 'Direct', exact: true }).check()
    await sheet.getByRole('button', { name: /^Show \d+ flight/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

test('is accessible, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(trip())
    await searched(page)
    await page
      .getByRole('link', { name: /^Details/ })
      .first()
      .click()
    await expect(page.getByText(/Flight time/).first()).toBeVisible()
    expect(await axeFinds(page), colorScheme).toEqual([])
  }
})

test('the days around can be opened also where filters leave nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(trip('&maxPrice=1'))
  await searched(page)
  const days = page.getByRole('navigation', { name: 'Lowest prices on nearby days' })
  await expect(days.getByText('No match').nth(1)).toBeVisible()
  await expect(days.getByRole('link')).toHaveCount(6)
  expect(await axeFinds(page)).toEqual([])
})
