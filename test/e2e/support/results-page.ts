import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'

/** Returns the address of a search from Kuala Lumpur to Bangkok in a month. */
export const trip = (more = '') =>
  `/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}${more}`

export const rows = (page: Page) => page.locator('[data-offers] > [data-offer]')
export const pricesOf = async (page: Page) =>
  (await rows(page).evaluateAll((all) =>
    all.map((row) => Number((row as HTMLElement).dataset.price)),
  )) as number[]
export const searched = (page: Page) =>
  expect(page.locator('[data-search-state]')).toHaveAttribute('data-search-state', 'done')
