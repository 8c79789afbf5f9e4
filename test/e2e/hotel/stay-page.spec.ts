import { expect, type Page } from '@playwright/test'
import { locales } from '../../../src/contract/locales.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { openStay, stayPaths } from '../support/open-stay.ts'
import { test } from '../support/site-test.ts'
import { showAllRates } from '../support/stay-journey.ts'

/** A hotel with several rooms, each with several rates. */
const inTokyo = { destination: 'city-tokyo-jp', rooms: '2' }

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const lineHeights = (page: Page) =>
  page
    .locator('[data-rate]')
    .filter({ visible: true })
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))

test('a stay is at most 3500 px high at 1440 px and 6500 px at 390 px, and a rate 72 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStay(page, inTokyo)
  await documentHydrated(page)
  const linesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return lineHeights(page)
  }
  const folded = { wide: (await linesAt(1440)).length, narrow: 0 }
  expect(await heightOf(page)).toBeLessThanOrEqual(3500)
  folded.narrow = (await linesAt(390)).length
  expect(await heightOf(page)).toBeLessThanOrEqual(6500)
  await showAllRates(page)
  const narrow = await linesAt(390)
  expect(narrow.length).toBeGreaterThan(folded.narrow)
  expect(Math.max(...narrow)).toBeLessThanOrEqual(72)
  await page.setViewportSize({ width: 1440, height: 900 })
  await showAllRates(page)
  const wide = await linesAt(1440)
  expect(wide.length).toBeGreaterThan(folded.wide)
  expect(Math.max(...wide)).toBeLessThanOrEqual(72)
})

test.describe('properties of all kinds', () => {
  // Nothing of it needs scripts, and pages are there sooner.
  test.use({ javaScriptEnabled: false })

  test('have room to spare below 3500 px at 1440 px and 6500 px at 390 px', async ({ page }) => {
    const paths = []
    for (const city of ['tokyo-jp', 'bangkok-th', 'bali-id', 'london-gb']) {
      paths.push(...(await stayPaths(page, `city-${city}`, { count: 5 })))
    }
    expect(paths).toHaveLength(20)
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      expect(await heightOf(page), path).toBeLessThanOrEqual(3400)
      await page.setViewportSize({ width: 390, height: 900 })
      expect(await heightOf(page), path).toBeLessThanOrEqual(6300)
    }
  })
})

test.describe('in every language', () => {
  // Nothing of it needs scripts, and pages are there sooner.
  test.use({ javaScriptEnabled: false })

  test('a rate is at most 72 px high, and its texts stay clear of its price and buttons', async ({
    page,
  }) => {
    const [path = ''] = await stayPaths(page, 'city-tokyo-jp', { count: 1 })
    const wrong: string[] = []
    for (const { code } of locales) {
      await page.goto(path.replace('/en/', `/${code}/`))
      for (const width of [1440, 800, 390, 360]) {
        await page.setViewportSize({ width, height: 900 })
        const problems = await page.evaluate(() => {
          const found = new Set<string>()
          for (const rate of document.querySelectorAll('[data-rate]')) {
            const offer = rate.querySelector('.rate-offer > form')?.getBoundingClientRect()
            const price = rate.querySelector('.rate-offer > .rate-price')?.getBoundingClientRect()
            if (!offer || !price || offer.width === 0) continue
            const { height } = rate.getBoundingClientRect()
            if (height > 72) found.add(`${height} px high`)
            for (const text of rate.querySelectorAll('summary .rate-clip')) {
              const range = document.createRange()
              range.selectNodeContents(text)
              const clip = text.getBoundingClientRect()
              for (const line of range.getClientRects()) {
                for (const box of [offer, price]) {
                  const right = Math.min(line.right, clip.right)
                  const beside = right <= box.left || line.left >= box.right
                  if (!beside && line.bottom > box.top && line.top < box.bottom) {
                    found.add(`“${text.textContent}” lies below its offer`)
                  }
                }
              }
            }
          }
          return [...found]
        })
        wrong.push(...problems.map((each) => `${code} ${width}: ${each}`))
      }
    }
    expect(wrong).toEqual([])
  })
})

test('next to nothing moves while a stay’s page gets its scripts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Element | null }[]
        }
        shifts.push({ value, of: sources.map(({ node }) => `${node?.outerHTML}`.slice(0, 160)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 412, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openStay(page, inTokyo)
    await documentHydrated(page)
    await expect(page.getByRole('button', { name: /^Show all \d+ pictures/ })).toBeVisible()
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number }[] }).shifts,
    )
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    // A font's last pixel, not a line of the page.
    expect(sum, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.005)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the bar leads to each section and stays in view, what is folded opens, and a rate tells its terms', async ({
      page,
    }) => {
      await openStay(page, inTokyo)
      const bar = page.getByRole('navigation', { name: 'On this page' })
      for (const [link, heading] of [
        ['Rooms', 'Rooms and prices'],
        ['Location', 'Location and what’s near'],
        ['Facilities', 'Facilities'],
        ['Reviews', 'Guests’ reviews'],
      ] as const) {
        await bar.getByRole('link', { name: link }).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
        await expect(bar).toBeInViewport()
      }

      const visible = page.locator('[data-rate]').filter({ visible: true })
      const before = await visible.count()
      await showAllRates(page)
      expect(await visible.count()).toBe(await page.locator('[data-rate]').count())
      expect(await visible.count()).toBeGreaterThan(before)
      const rate = visible.last()
      const terms = rate.locator('[data-sum="total"]')
      await expect(terms).toBeHidden()
      await rate.locator('summary').click()
      await expect(terms).toBeVisible()
    })
  })
}

test('the bar marks the section that is read', async ({ page }) => {
  await openStay(page, inTokyo)
  await documentHydrated(page)
  const bar = page.getByRole('navigation', { name: 'On this page' })
  const current = bar.locator('[aria-current="true"]')
  await expect(current).toHaveText('Overview')
  for (const section of ['Rooms', 'Location', 'Facilities', 'Reviews']) {
    await bar.getByRole('link', { name: section }).click()
    await expect(current).toHaveText(section)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveText('Overview')
  await page
    .locator('header')
    .getByRole('link', { name: /^Guests’ score/ })
    .click()
  await expect(current).toHaveText('Reviews')
})
