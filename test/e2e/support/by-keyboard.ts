import { expect, type Locator, type Page } from '@playwright/test'

/** Returns a page used with the keyboard only. */
export function byKeyboard(page: Page) {
  const tabTo = (target: Locator) => tabUntil(page, target)
  return {
    tabTo,
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await tabTo(target)
      await page.keyboard.press(key)
    },
    /** Replaces a field's text by typing. */
    async type(target: Locator, text: string): Promise<void> {
      await tabTo(target)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    /** Expects that the focus is here, and visible. */
    async isAt(target: Locator): Promise<void> {
      await expect(target).toBeFocused()
      await isSeen(target)
    },
  }
}

/** Tabs until the target has the focus, and expects it to be visible. */
async function tabUntil(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const focused = () => target.evaluate((each) => each === document.activeElement)
  for (let presses = 0; presses < 100 && !(await focused()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await isSeen(target)
}

async function isSeen(target: Locator): Promise<void> {
  const [outline, shadow] = await target.evaluate((each) => {
    const style = getComputedStyle(each)
    return [style.outlineStyle, style.boxShadow]
  })
  expect(outline !== 'none' || shadow !== 'none').toBe(true)
}
