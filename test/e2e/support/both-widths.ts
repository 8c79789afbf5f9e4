import { expect, type Page } from '@playwright/test'

/**
 * Runs checks of the page that is open at a phone's width, then at a computer's: quicker than to come here twice. Each time nothing
 * may be wider than the window.
 */
export async function atBothWidths(page: Page, check: (width: number) => Promise<void>) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await check(width)
    const isWider = () => document.documentElement.scrollWidth > innerWidth
    expect(await page.evaluate(isWider), `wider than ${width} px`).toBe(false)
  }
}
