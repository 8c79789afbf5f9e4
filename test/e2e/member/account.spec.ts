import { expect } from '@playwright/test'
import { birthDate, fillBirthDate } from '../support/birth-date.ts'
import { traveller } from '../support/booking-journey.ts'
import { heldOrder } from '../support/held-order.ts'
import {
  enterAsMember,
  signIn,
  signOut,
  signUp,
  someEmail,
  test,
} from '../support/member-journey.ts'
import { openConfirmation } from '../support/open-booking.ts'

test('devices: another one is signed out, and has to sign in again', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await enterAsMember(page)
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await other.goto('/en/account/profile')
  await signIn(other, member)
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.goto('/en/account/profile')
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(page.getByText('Device signed out.')).toBeVisible()
  await other.goto('/en/account/profile')
  await expect(other).toHaveURL(/\/en\/login$/)
  await other.close()
})

test('contacts and passengers are saved, edited and removed; documents are masked', async ({
  page,
}) => {
  await enterAsMember(page)
  await page.goto('/en/account/contact')
  await page.getByRole('link', { name: 'Add a contact' }).click()
  await page.getByLabel('Given names').fill('Mei')
  await page.getByLabel('E-mail address').fill('no address')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
    /complete e-mail address/,
  )
  await expect(page.getByLabel('Given names')).toHaveValue('Mei')
  await page.getByLabel('E-mail address').fill('mei@example.com')
  await page.getByLabel('Country code').selectOption('MY')
  await page.getByLabel('Phone number').fill('012-345 6789')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByText('mei@example.com · +60 12 345 6789')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Mei' }).click()
  await expect(page.getByText('No saved contacts yet')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Travellers' })
    .click()
  await page.getByRole('link', { name: 'Add a traveller' }).click()
  await page.getByLabel('Title').selectOption('Ms')
  await page.getByLabel('Given names').fill('Anna')
  await page.getByLabel('Surname').fill('Müller')
  await fillBirthDate(page, '1990-05-17')
  await page.getByLabel('Passport number').fill('C01X00T47')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Passport .*0T47/)).toBeVisible()
  expect(await page.content()).not.toContain('C01X00T47')
  await page.getByRole('link', { name: 'Edit Anna Müller' }).click()
  await expect(page.getByLabel('Passport number')).toHaveValue(/0T47$/)
  await expect(page.getByLabel('Passport number')).not.toHaveValue(/C01X/)
  await page.getByLabel('Given names').fill('Annabel')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Annabel Müller')).toBeVisible()
  await expect(page.getByText(/Passport .*0T47/)).toBeVisible()
})

test('a guest’s order is added to the account that verifies the address', async ({
  page,
  baseURL,
}) => {
  const email = someEmail()
  const code = await heldOrder(baseURL ?? '', email)
  await page.goto(`/en/order/${code}`)
  await expect(page).toHaveURL(/\/en\/login$/)
  await signUp(page, { email })
  await expect(page).toHaveURL(new RegExp(`/en/order/${code}$`))
  await page.goto('/en/account/order')
  await page.getByRole('link', { name: `Order ${code}` }).click()
  await expect(page).toHaveURL(new RegExp(`/en/account/order/${code}$`))
  await expect(page.locator(`[data-order-code="${code}"]`)).toBeVisible()
  await signOut(page)
  await signUp(page)
  const foreign = await page.goto(`/en/account/order/${code}`)
  expect(foreign?.status()).toBe(404)
  await expect(page.locator('[data-error="TRX_MEMBER_NOT_FOUND"]')).toBeVisible()
})

test('a booking is filled in from the account, with and without scripts', async ({
  browser,
  page,
}) => {
  const { email } = await enterAsMember(page)
  await page.goto('/en/account/passenger?edit=new')
  await page.getByLabel('Title').selectOption('Ms')
  await page.getByLabel('Given names').fill('Anna')
  await page.getByLabel('Surname').fill('Sok')
  await fillBirthDate(page, '1990-05-17')
  await page.getByLabel('Passport number').fill('C01X00T47')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  for (const javaScriptEnabled of [true, false]) {
    // The page fills in the booking when it makes it.
    await openConfirmation(page, { adult: 2 })
    await page.getByRole('button', { name: 'Continue to travellers' }).click()
    await expect(page).toHaveURL(/\/flight\/book\//)
    const context = await browser.newContext({
      javaScriptEnabled,
      storageState: await page.context().storageState(),
    })
    const booking = await context.newPage()
    await booking.goto(page.url())
    // The member, and their only saved adult, are filled in from the start.
    const contact = booking.getByRole('region', { name: 'Contact' })
    await expect(contact.getByLabel('E-mail address')).toHaveValue(email)
    await expect(traveller(booking, 1).getByLabel('Passport number')).toHaveValue('C01X00T47')

    const second = traveller(booking, 2)
    await contact.getByLabel('Surname').fill('Typed')
    await second.getByRole('button', { name: 'Anna Sok: fill in Traveller 2' }).click()
    await expect(second.getByLabel('Given names')).toHaveValue('Anna')
    await expect(second.getByLabel('Passport number')).toHaveValue('C01X00T47')
    await expect(birthDate(second).getByLabel('Month')).toHaveValue('5')
    await expect(birthDate(second).getByLabel('Year')).toHaveValue('1990')
    await expect(contact.getByLabel('Surname')).toHaveValue('Typed')
    await booking.goto(page.url())
    await expect(second.getByLabel('Surname')).toHaveValue('Sok')
    await context.close()
  }
})
