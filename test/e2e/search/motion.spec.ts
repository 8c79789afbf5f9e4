import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { test } from '../support/site-test.ts'

declare global {
  interface Window {
    /** The duration of each animation, in milliseconds. */
    moves: number[]
  }
}

/** Records every call of `animate`, in a window that shows the whole list, because only visible rows move. */
async function notingMoves(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 4000 })
  await page.addInitScript(() => {
    window.moves = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      window.moves.push(Number(typeof options === 'object' ? options.duration : options))
      return animate.call(this, frames, options)
    }
  })
}

/** A flight that arrives late and is the best of all. */
const lateRow = {
  stops: 'direct',
  airlines: ['MH'],
  dayShift: 0,
  flight: 'XX1',
  from: 'KUL',
  to: 'BKK',
  departure: `${inDays(31)}T08:15`,
  arrival: `${inDays(31)}T09:25`,
  via: [],
  family: 'Lite',
  cabinBag: { rule: 'none' },
  checkedBag: { rule: 'none' },
}

/** Opens results and sorts them, recording every call of `animate`. */
async function sortResults(page: Page): Promise<number[]> {
  await notingMoves(page)
  await page.goto(`/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}`)
  await expect(page.locator('[data-search-state="done"]')).toBeVisible()
  await page.evaluate(() => {
    window.moves = []
  })
  await page.getByText('Sort', { exact: true }).click()
  const first = page.locator('[data-offer]').first()
  const best = (await first.getAttribute('data-offer')) ?? ''
  await page.getByRole('link', { name: 'Departure', exact: true }).click()
  await expect(first).not.toHaveAttribute('data-offer', best)
  return page.evaluate(() => window.moves)
}

/** Expands the first row; returns how long its details take to appear, in milliseconds. */
async function unfold(page: Page): Promise<number> {
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .click()
  const details = page.locator('.offer-details').first()
  await expect(details).toBeVisible()
  const style = await details.evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element)
    return { animationName, animationDuration }
  })
  expect(style.animationName).not.toBe('none')
  return Number.parseFloat(style.animationDuration) * 1000
}

test('rows move to their new places, and details expand, within a fifth of a second', async ({
  page,
}) => {
  const moves = await sortResults(page)
  expect(moves.length).toBeGreaterThan(0)
  for (const duration of [...moves, await unfold(page)]) {
    expect(duration).toBeGreaterThanOrEqual(150)
    expect(duration).toBeLessThanOrEqual(200)
  }
})

test('rows move aside for a supplier’s late results', async ({ page }) => {
  await notingMoves(page)
  let late = false
  // Holds back the suppliers' last answer until it's released.
  await page.route(/\/flight\/results\/[^/]+\?/, async (route) => {
    const response = await route.fetch()
    const update = await response.json()
    if (!late) update.state = 'searching'
    if (late) update.rows.push({ ...lateRow, id: '0.LATE', offer: 'late', price: 1, minutes: 1 })
    await route.fulfill({ json: update })
  })
  await page.goto(`/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(31)}`)
  await expect(page.locator('[data-offer]').nth(5)).toBeVisible()
  await page.evaluate(() => {
    window.moves = []
  })
  late = true
  await expect(page.locator('[data-offer]').first()).toHaveAttribute('data-offer', 'late')
  expect(await page.evaluate(() => window.moves.length)).toBeGreaterThan(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('rows are in their new places, and details appear, at once', async ({ page }) => {
    expect(await sortResults(page)).toEqual([])
    expect(await unfold(page)).toBeLessThan(1)
  })
})
