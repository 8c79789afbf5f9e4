import { expect, test } from '@playwright/test'
import { locales } from '../../src/contract/locales.ts'
import { rows } from '../e2e/support/results-page.ts'
import { inDays } from '../support/test-clock.ts'

// Nothing of it needs scripts, and pages are there sooner.
test.use({ viewport: { width: 390, height: 780 }, isMobile: true, javaScriptEnabled: false })

test('on phones a card is at most 120 px high in every language', async ({ page }) => {
  // Flights of a night, with stops and landing tomorrow: the longest durations, and dearer than a hop to Bangkok.
  const days = `depDate=${inDays(30)}&retDate=${inDays(37)}`
  const query = `flight/search?depAirport=KUL&arrAirport=TYO&${days}&show=1000`
  const tooHigh: string[] = []
  for (const { code } of locales) {
    // A page without scripts has what suppliers answered at once.
    await expect(async () => {
      await page.goto(`/${code}/${query}`)
      expect(await rows(page).count()).toBeGreaterThan(10)
    }).toPass()
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 780 })
      const heights = await rows(page).evaluateAll((all) =>
        all.map((row) => {
          ;(row as HTMLElement).style.contentVisibility = 'visible'
          return row.getBoundingClientRect().height
        }),
      )
      const highest = Math.max(...heights)
      if (highest > 120) tooHigh.push(`${code} ${width}: ${highest}`)
    }
  }
  expect(tooHigh).toEqual([])
})
