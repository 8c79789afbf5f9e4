import { expect, type Page } from '@playwright/test'
import { birthDate, fillBirthDate } from '../support/birth-date.ts'
import { fillContact, traveller } from '../support/booking-journey.ts'
import { test } from '../support/member-journey.ts'
import { openPayment, openTravellers } from '../support/open-booking.ts'

const surname = (page: Page) => traveller(page, 1).getByLabel('Surname')
const givenNames = (page: Page) => traveller(page, 1).getByLabel('Given names')
const saved = (page: Page) => page.getByText('Saved. You can leave')
const leftInTab = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((each) => each.startsWith('typed:')))

/** Opens the travellers' form, hydrated and with a saved surname; returns the contact's e-mail address. */
async function withSavedName(page: Page): Promise<string> {
  await openTravellers(page)
  const email = await fillContact(page)
  await surname(page).fill('Tan')
  await expect(saved(page)).toBeVisible()
  return email
}

/** Holds back all autosaves until the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/typed', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return letGo
}

test('reloading right after typing loses nothing, and leaves nothing stored in the browser', async ({
  page,
}) => {
  const email = await withSavedName(page)
  await surname(page).fill('Tan Ai')
  await traveller(page, 1).getByLabel('Nationality').selectOption('MY')
  await fillBirthDate(traveller(page, 1), '1990-05-17')
  await page.getByRole('checkbox', { name: /^Remind me/ }).check()
  await page.reload()
  await expect(surname(page)).toHaveValue('Tan Ai')
  await expect(traveller(page, 1).getByLabel('Nationality')).toHaveValue('MY')
  const born = birthDate(traveller(page, 1))
  await expect(born.getByLabel('Day')).toHaveValue('17')
  await expect(born.getByLabel('Month')).toHaveValue('5')
  await expect(born.getByLabel('Year')).toHaveValue('1990')
  await expect(page.getByRole('checkbox', { name: /^Remind me/ })).toBeChecked()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect.poll(() => leftInTab(page)).toEqual([])
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(surname(other)).toHaveValue('Tan Ai')
  await other.close()
})

test('slow saves don’t undo later edits', async ({ page }) => {
  await withSavedName(page)
  const letGo = await holdSaves(page)
  await surname(page).fill('Tan A')
  const first = page.waitForRequest('**/typed')
  await page.reload()
  await first
  await expect(surname(page)).toHaveValue('Tan A')
  await surname(page).fill('Tan Ai')
  await page.getByRole('link', { name: 'Find my order' }).first().click()
  await expect(page).toHaveURL(/\/order$/)
  await page.goBack()
  await expect(surname(page)).toHaveValue('Tan Ai')
  letGo()
  await expect.poll(() => leftInTab(page)).toEqual([])
  await page.reload()
  await expect(surname(page)).toHaveValue('Tan Ai')
})

const stepLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Booking steps' }).getByRole('link', { name })

test('what was typed survives leaving by a link, another page of the same booking, and going back by the steps', async ({
  page,
}) => {
  const email = await withSavedName(page)
  await test.step('leaving by a link right after typing', async () => {
    await surname(page).fill('Tan Ai')
    await page.getByRole('link', { name: 'Find my order' }).first().click()
    await expect(page).toHaveURL(/\/order$/)
    await page.goBack()
    await expect(surname(page)).toHaveValue('Tan Ai')
  })

  await test.step('a booking open in two pages keeps the input of both', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(surname(other)).toHaveValue('Tan Ai')
    await surname(page).fill('Tan Mei')
    await expect(saved(page)).toBeVisible()
    await givenNames(other).fill('Mei Ling')
    await other.getByRole('button', { name: 'Save and come back later' }).click()
    await expect(saved(other).first()).toBeVisible()
    await page.reload()
    await expect(surname(page)).toHaveValue('Tan Mei')
    await expect(givenNames(page)).toHaveValue('Mei Ling')
    await other.close()
  })

  await test.step('going back to the check by the steps', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await stepLink(page, 'Check').click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(surname(page)).toHaveValue('Tan Mei')
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
    await expect(stepLink(page, 'Search')).toHaveAttribute('href', /\/flight\/search\?/)
  })
})

test('on the payment page, earlier steps lead to the search, or ask before anything is released', async ({
  page,
}) => {
  await openPayment(page)
  await expect(stepLink(page, 'Search')).toHaveAttribute('href', /\/flight\/search\?/)
  for (const step of ['Check', 'Travellers']) {
    await expect(stepLink(page, step)).toHaveAttribute('href', /\/choose\?edit=$/)
  }
  await stepLink(page, 'Check').click()
  await expect(page.getByRole('heading', { name: 'Change your details?' })).toBeVisible()
  await page.getByRole('link', { name: 'Keep it as it is' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/pay/i)
})
