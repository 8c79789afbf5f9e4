import { expect, type Locator, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { someEmail } from './member-journey.ts'

/** The stay of a test: by default a family's in Bali, with two rooms and four nights. */
export interface Stay {
  /** A destination's id. */
  destination?: string
  checkIn?: string
  checkOut?: string
  /** As in an address: `2-5-8_2` is a room with two children and a room without. */
  rooms?: string
  /** More of the address: filters and order. */
  more?: Record<string, string>
}

/**
 * Four nights from this many days ahead. Tests that book by the page take days of their own: what others book at the
 * same time makes the rooms that are left dearer, or is the last one.
 */
export const nightsFrom = (day: number): Pick<Stay, 'checkIn' | 'checkOut'> => ({
  checkIn: inDays(day),
  checkOut: inDays(day + 4),
})

/** Opens the results of a search; by default a family's in Bali, with two rooms and four nights. */
export async function openHotels(page: Page, stay: Stay = {}): Promise<void> {
  const { destination = 'city-bali-id', checkIn = inDays(40), checkOut = inDays(44) } = stay
  const { rooms = '2-5-8_2', more = {} } = stay
  const query = new URLSearchParams({ destination, checkIn, checkOut, rooms, ...more })
  await page.goto(`/en/hotel/search?${query}`)
  await allFound(page)
}

/** Waits until every supplier has answered, with and without scripts. */
export async function allFound(page: Page): Promise<void> {
  await expect(async () => {
    // Without scripts the rest is behind a link.
    const rest = page.getByRole('link', { name: 'Show the rest' })
    if (await rest.isVisible()) await rest.click()
    await expect(page.locator('[data-search-state="done"]')).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Returns the first place of the results whose rate is paid like this. */
export const firstHotel = (page: Page, pay: 'now' | 'at_property' = 'now'): Locator =>
  page.locator(`[data-hotel][data-pay="${pay}"]`).first()

/** Opens that place. */
export async function openFirstHotel(page: Page, pay?: 'at_property'): Promise<void> {
  const row = firstHotel(page, pay)
  await row.getByRole('link', { name: /^See rooms/ }).click()
  await expect(page).toHaveURL(/\/hotel\/review\//)
}

/** Returns the first rate with free cancellation that is paid like this. */
export const freeRate = (page: Page, pay: 'now' | 'at_property' = 'now'): Locator =>
  page.locator(`[data-rate][data-free][data-pay="${pay}"]`).first()

/** Opens what is folded of a property's rooms and rates. */
export async function showAllRates(page: Page): Promise<void> {
  const folded = (text: RegExp) =>
    page.locator('#rooms details:not([open]) > summary').filter({ hasText: text, visible: true })
  for (const text of [/^All \d+ rooms$/, /^\d+ more rates?$/]) {
    for (let left = await folded(text).count(); left > 0; left -= 1)
      await folded(text).first().click()
  }
}

/** Books that rate, and ends at the guests' form. */
export async function bookRate(page: Page, pay: 'now' | 'at_property' = 'now'): Promise<void> {
  await showAllRates(page)
  const rate = freeRate(page, pay)
  await rate.getByRole('button', { name: /^Book / }).click()
  await expect(page).toHaveURL(/\/hotel\/book\//)
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible()
}

/** Returns the part of the form for one room's lead guest, counted from 1. */
export const roomOf = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Room ${number}` })

/** Fills in the contact and a lead guest for each room; returns the e-mail address. */
export async function fillGuests(page: Page, rooms: number): Promise<string> {
  const email = someEmail()
  const contact = page.getByRole('region', { name: 'Contact details' })
  await contact.getByLabel('Given names').fill('Mei Ling')
  await contact.getByLabel('Surname').fill('Tan')
  await contact.getByLabel('E-mail address').fill(email)
  await contact.getByLabel('Country code').selectOption('MY')
  await contact.getByLabel('Phone number').fill('12-345 6789')
  for (let number = 1; number <= rooms; number += 1) {
    const room = roomOf(page, number)
    await room.getByLabel('Title').selectOption('Ms')
    await room.getByLabel('Given names').fill(number === 1 ? 'Mei Ling' : 'Siew')
    await room.getByLabel('Surname').fill('Tan')
  }
  return email
}

/** Returns an amount that an element carries, in minor units. */
export const amountOf = async (place: Locator, attribute = 'data-price'): Promise<number> =>
  Number(await place.getAttribute(attribute))
