import { expect, type Locator, type Page } from '@playwright/test'

/** Longer than a page asks for prices on a calm machine, in milliseconds. */
const asks = 15_000

/** Waits until so many prices of destinations are shown. A page asks a few times, so on a busy machine it's opened again. */
export const faresFound = (page: Page, fares: Locator, count: number): Promise<void> =>
  expect(async () => {
    await expect(fares)
      .toHaveCount(count, { timeout: asks })
      .catch(async (none) => {
        await page.reload()
        throw none
      })
  }).toPass()
