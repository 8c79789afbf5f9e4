import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { fillBirthDate, fillIdCardExpiry } from '../support/birth-date.ts'
import { cards, confirmed, fillContact, payByCard, traveller } from '../support/booking-journey.ts'
import { atBothWidths } from '../support/both-widths.ts'
import { enterAsMember, test } from '../support/member-journey.ts'
import { openTravellers } from '../support/open-booking.ts'

const form = (page: Page) => traveller(page, 1)
const cardNumber = (page: Page) => form(page).getByLabel('Identity card number')
const passportNumber = (page: Page) => form(page).getByLabel('Passport number')
const document = (page: Page) => form(page).getByLabel('Travel document')

/** Opens the travellers' form of a flight within Indonesia and fills in all but the document. */
async function withinIndonesia(page: Page, width: number) {
  await openTravellers(page, { from: 'CGK', to: 'DPS' })
  await page.setViewportSize({ width, height: 900 })
  await fillContact(page)
  await form(page).getByLabel('Title').selectOption('Ms')
  await form(page).getByLabel('Given names').fill('Putri')
  await form(page).getByLabel('Surname').fill('Wijaya')
  await fillBirthDate(form(page), '1990-05-17')
  await form(page).getByLabel('Nationality').selectOption('ID')
}

test('a domestic flight is booked with an identity card', async ({ page }) => {
  await withinIndonesia(page, 360)
  await expect(document(page)).toHaveValue('id_card')
  await expect(passportNumber(page)).toBeHidden()
  await expect(cardNumber(page)).toHaveAttribute('placeholder', 'e.g. 3171234567890001')
  await expect(form(page).getByLabel('Identity card issued by')).toHaveValue('ID')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(cardNumber(page)).toHaveAccessibleDescription('Enter the identity card number.')
  await cardNumber(page).fill('3171 2345 6789 0001')
  await fillIdCardExpiry(form(page), inDays(1))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const expiry = form(page).getByRole('group', { name: /^Identity card expires on/ })
  await expect(expiry).toHaveAccessibleDescription(/must be valid until after the last flight/)
  await fillIdCardExpiry(form(page), inDays(3000))
  await atBothWidths(page, async () => {
    await expect(passportNumber(page)).toBeHidden()
    for (const each of [cardNumber(page), form(page).getByLabel('Identity card issued by')]) {
      await each.click({ trial: true })
    }
    await page.getByRole('button', { name: 'Continue to payment' }).click({ trial: true })
  })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await payByCard(page, cards.accepted)
  await page.goto(`/en/order/${await confirmed(page)}`)
  await expect(page.getByText(/Identity card ••••0001/)).toBeVisible()
})

test('a passport can be chosen instead, and both are kept while the form is open', async ({
  page,
}) => {
  await withinIndonesia(page, 1440)
  await cardNumber(page).fill('3171234567890001')
  await document(page).selectOption('Passport')
  await expect(cardNumber(page)).toBeHidden()
  await expect(passportNumber(page)).toHaveAttribute('placeholder', 'e.g. C1234567')
  await passportNumber(page).fill('C7654321')
  await expect(page.getByText('Saved. You can leave')).toBeVisible()
  await page.reload()
  await expect(document(page)).toHaveValue('passport')
  await expect(passportNumber(page)).toHaveValue('C7654321')
  await document(page).selectOption('Identity card')
  await expect(cardNumber(page)).toHaveValue('3171234567890001')
})

test('a member saves an identity card, which is masked and fills in a booking', async ({
  page,
}) => {
  await enterAsMember(page)
  await page.goto('/en/account/passenger?edit=new')
  await page.getByLabel('Given names').fill('Putri')
  await page.getByLabel('Surname').fill('Wijaya')
  await page.getByLabel('Identity card number').fill('3171234567890001')
  await page.getByLabel('Identity card issued by').selectOption('ID')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Identity card •+0001/)).toBeVisible()
  expect(await page.content()).not.toContain('3171234567890001')
  await openTravellers(page, { from: 'CGK', to: 'DPS' })
  await page.getByRole('button', { name: 'Putri Wijaya: fill in Traveller 1' }).click()
  await expect(cardNumber(page)).toHaveValue('3171234567890001')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the fields of the chosen document are shown', async ({ page }) => {
    await openTravellers(page, { from: 'CGK', to: 'DPS' })
    await expect(cardNumber(page)).toBeVisible()
    await document(page).selectOption('Passport')
    await expect(cardNumber(page)).toBeHidden()
    await expect(passportNumber(page)).toBeVisible()
  })
})
