import { expect, type Page, test } from '@playwright/test'
import { inDays } from './booking-journey.ts'

declare global {
  interface Window {
    /** How long each element was told to move, milliseconds. */
    moves: number[]
  }
}

/** Opens results and sorts them, with every call of `animate` noted. */
async function sortResults(page: Page): Promise<number[]> {
  // Only what is in sight moves.
  await page.setViewportSize({ width: 1280, height: 4000 })
  await page.addInitScript(() => {
    window.moves = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      window.moves.push(Number(typeof options === 'object' ? options.duration : options))
      return animate.call(this, frames, options)
    }
  })
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

test('rows glide to their new places within a fifth of a second', async ({ page }) => {
  const moves = await sortResults(page)
  expect(moves.length).toBeGreaterThan(0)
  for (const duration of moves) {
    expect(duration).toBeGreaterThanOrEqual(150)
    expect(duration).toBeLessThanOrEqual(200)
  }
})

test.describe('for readers who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('rows stand in their new places at once', async ({ page }) => {
    expect(await sortResults(page)).toEqual([])
  })
})
