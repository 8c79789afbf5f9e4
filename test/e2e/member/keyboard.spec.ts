import { expect, type Page } from '@playwright/test'
import { birthDate } from '../support/birth-date.ts'
import { byKeyboard } from '../support/by-keyboard.ts'
import {
  codeTo,
  enterAsMember,
  goodPassword,
  hydrated,
  someEmail,
  test,
} from '../support/member-journey.ts'

const parts = (page: Page) => ({
  ...byKeyboard(page),
  link: (name: string) => page.getByRole('link', { name, exact: true }).first(),
  button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
  field: (name: string | RegExp) => page.getByLabel(name, { exact: true }),
  heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
  /** Returns the notice after a form was sent. */
  notice: (text: string) => page.locator('[tabindex="-1"]').filter({ hasText: text }).last(),
})

test('with the keyboard only: signing up, out and in, and saving a passenger', async ({ page }) => {
  const email = someEmail()
  const { press, type, tabTo, link, button, field } = parts(page)

  await page.goto('/en')
  await press(link('Sign in'))
  await expect(page).toHaveURL(/\/en\/login$/)
  await press(link('Sign up'))
  await expect(page).toHaveURL(/\/en\/signup$/)
  await type(field('E-mail address'), email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
  await type(field('Code'), await codeTo(page.request, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/signup\/setup-account/)
  await type(field('Name'), 'Dara Sok')
  await type(field(/^Password/), goodPassword)
  await press(button('Create account'), 'Space')
  await expect(page.getByText('Welcome to Sojourn, Dara Sok.')).toBeVisible()

  await press(button(/^Account of/))
  await press(button('Sign out'))
  await expect(link('Sign in')).toBeVisible()

  await press(link('Sign in'))
  await expect(page).toHaveURL(/\/en\/login$/)
  await type(field('E-mail address'), email)
  await type(field('Password'), goodPassword)
  await press(button('Sign in'), 'Space')
  await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()

  await press(button(/^Account of/), 'Space')
  await press(link('My account'))
  await press(link('Travellers'))
  await press(link('Add a traveller'))
  const born = (part: string) => birthDate(page).getByLabel(part)
  await tabTo(field('Title'))
  await page.keyboard.type('Ms')
  await type(field('Given names'), 'Anna')
  await type(field('Surname'), 'Sok')
  await type(born('Day'), '11')
  await tabTo(born('Month'))
  await page.keyboard.type('Nov')
  await type(born('Year'), '1990')
  await press(button('Save'), 'Space')
  await expect(page.getByText('Saved.')).toBeVisible()
  await press(link('Edit Anna Sok'))
  await expect(field('Title')).toHaveValue('ms')
  await expect(born('Day')).toHaveValue('11')
  await expect(born('Month')).toHaveValue('11')
  await expect(born('Year')).toHaveValue('1990')
})

test('with the keyboard only: a forgotten password, and an order lookup', async ({ page }) => {
  const { email, context } = await enterAsMember(page)
  await context.clearCookies()
  const { press, type, isAt, link, button, field, heading } = parts(page)

  await page.goto('/en/login')
  await hydrated(page)
  await press(link('Forgot your password?'))
  await isAt(heading('Forgot your password?'))
  await press(button('Send me a code'), 'Space')
  await isAt(field('E-mail address'))
  await type(field('E-mail address'), email)
  const first = await codeTo(page.request, email)
  await page.keyboard.press('Enter')
  await isAt(heading('Enter the code'))
  await type(field('Code'), '12')
  await page.keyboard.press('Enter')
  await isAt(field('Code'))
  await type(field('Code'), await codeTo(page.request, email, first))
  await press(button('Continue'), 'Space')
  await isAt(heading('Choose a new password'))
  await type(field('New password'), 'password1')
  await page.keyboard.press('Enter')
  await isAt(field('New password'))
  await type(field('New password'), 'another five calm otters')
  await press(button('Set password and sign in'), 'Space')
  await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()

  await context.clearCookies()
  await page.goto('/en/login')
  await hydrated(page)
  await press(link('Find my order'))
  await isAt(heading('Find your order'))
  await press(button('Find order'))
  await isAt(field('Order number'))
  await type(field('Order number'), 'ZZZZZZ')
  await type(field('E-mail address'), email)
  await page.keyboard.press('Enter')
  await isAt(page.locator('[tabindex="-1"]:has([data-error="TRX_NOT_FOUND"])').last())
})

test('with the keyboard only: contacts, password, sign-in methods, devices and profile', async ({
  page,
  request,
}) => {
  const { email } = await enterAsMember(page)
  const { press, type, tabTo, isAt, link, button, field, heading, notice } = parts(page)

  await page.goto('/en/account/password')
  await hydrated(page)
  await type(field('Current password'), 'wrong')
  await type(field('New password'), 'another five calm otters')
  await page.keyboard.press('Enter')
  await isAt(field('Current password'))
  await type(field('Current password'), goodPassword)
  await type(field('New password'), 'another five calm otters')
  await press(button('Change password'), 'Space')
  await isAt(notice('Password changed.'))

  await press(link('Contacts'))
  await press(link('Add a contact'))
  await isAt(heading('Contacts'))
  await press(button('Save'))
  await isAt(field('Given names'))
  await type(field('Given names'), 'Mei')
  await type(field('E-mail address'), 'mei@example.com')
  await press(button('Save'), 'Space')
  await isAt(notice('Saved.'))
  await press(link('Edit Mei'))
  await isAt(heading('Contacts'))
  await type(field('Given names'), 'Mei Ling')
  await page.keyboard.press('Enter')
  await isAt(notice('Saved.'))
  await press(button('Remove Mei Ling'), 'Space')
  await isAt(notice('Removed.'))

  await press(link('Sign-in methods'))
  const popup = page.waitForEvent('popup')
  await press(link('Continue with LINE'))
  const provider = parts(await popup)
  await provider.type((await popup).getByLabel('E-mail').first(), someEmail())
  const first = await codeTo(page.request, email)
  await provider.press((await popup).getByRole('button', { name: 'Allow' }))
  await expect(page.getByRole('heading', { name: 'Confirm LINE' })).toBeVisible()
  await type(field('Code'), await codeTo(page.request, email, first))
  await page.keyboard.press('Enter')
  await isAt(notice('Saved.'))
  await press(button('Remove LINE'))
  await isAt(notice('Removed.'))

  // On another device, to be signed out.
  const otherwise = { email, password: 'another five calm otters' }
  await request.post('/front/v2/member/login', { data: otherwise })
  await press(link('Profile'))
  await press(button(/^Sign out /), 'Space')
  await isAt(notice('Device signed out.'))
  await type(field('Name'), 'Dara Chan Sok')
  await tabTo(field('Preferred currency'))
  await page.keyboard.type('Thai')
  await press(button('Save'))
  await expect(button('Account of Dara Chan Sok')).toBeVisible()
  await isAt(notice('Saved.'))
})
