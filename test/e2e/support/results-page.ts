import { expect, type Page } from '@playwright/test'

/** Returns the date this many days from now, `YYYY-MM-DD`. */
export const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
/** Returns the address of a search from Kuala Lumpur to Bangkok in a month. */
export const trip = (more = '') =>
  `/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${day(30)}${more}`

export const rows = (page: Page) => page.locator('[data-offers] > [data-offer]')
export const pricesOf = async (page: Page) =>
  (await rows(page).evaluateAll((all) =>
    all.map((row) => Number((row as HTMLElement).dataset.price)),
  )) as number[]
export const searched = (page: Page) =>
  expect(page.locator('[data-search-state]')).toHaveAttribute('data-search-state', 'done')
