import { expect, type Locator, type Page } from '@playwright/test'
import { axeFindsIn } from './axe.ts'

const phone = { width: 360, height: 900 }
const computer = { width: 1440, height: 900 }

/** For tests that act on a phone, and look at each page on a computer, too. */
export const onPhone = { viewport: phone }

/**
 * Runs checks of the page that is open at a phone's width, then at a computer's: quicker than to come here twice. Each time nothing
 * may be wider than the window. Afterwards the page is as wide as it was.
 */
export async function atBothWidths(page: Page, check: (width: number) => Promise<void>) {
  const before = page.viewportSize()
  for (const size of [phone, computer]) {
    await page.setViewportSize(size)
    await check(size.width)
    const isWider = () => document.documentElement.scrollWidth > innerWidth
    expect(await page.evaluate(isWider), `wider than ${size.width} px`).toBe(false)
  }
  if (before) await page.setViewportSize(before)
}

/** Expects at both widths that each of these controls could be clicked: shown, enabled, and under nothing else. */
export const reachableAtBothWidths = (page: Page, ...controls: Locator[]): Promise<void> =>
  atBothWidths(page, () => canBeClicked(controls))

/**
 * Expects at both widths that axe finds nothing, and that each of these controls could be clicked. A phone's page is looked at in
 * light colours and a computer's in dark ones: all rules at each width, and both schemes of what both widths have in common.
 */
export const usableAtBothWidths = (page: Page, ...controls: Locator[]): Promise<void> =>
  atBothWidths(page, async (width) => {
    const scheme = width === phone.width ? 'light' : 'dark'
    expect(await axeFindsIn(scheme, page), `${width} px, ${scheme}`).toEqual([])
    await canBeClicked(controls)
  })

async function canBeClicked(controls: readonly Locator[]): Promise<void> {
  for (const control of controls) await control.click({ trial: true })
}
