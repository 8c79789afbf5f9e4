import { expect } from '@playwright/test'
import {
  codeTo,
  enterAsMember,
  goodPassword,
  signIn,
  signOut,
  signUp,
  someEmail,
  test,
} from '../support/member-journey.ts'

test.use({ javaScriptEnabled: false })

test('without scripts: sign-up, sign-out and sign-in by password', async ({ page }) => {
  const member = await signUp(page)
  await signOut(page)
  await page.goto('/en/account/passenger')
  await expect(page).toHaveURL(/\/en\/login$/)
  await signIn(page, { ...member, password: 'not this one' })
  await expect(page.locator('main [data-error="SIGN_IN_FAILED"]')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(member.email)
  await signIn(page, member)
  await expect(page.getByRole('heading', { name: 'Travellers' })).toBeVisible()
})

test('without scripts: sign-in by code, a new account by Google, a forgotten password', async ({
  page,
}) => {
  const { email, context } = await enterAsMember(page)
  await context.clearCookies()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const code = page.getByLabel('Code')

  await page.goto('/en/login')
  await page.getByLabel('E-mail address').fill(email)
  const first = await codeTo(page.request, email)
  await button('E-mail me a code instead').click()
  // There's no countdown without scripts; the server says that it's too early.
  await button('Resend code').click()
  await expect(page.locator('main [data-error="CODE_RESEND_TOO_SOON"]')).toBeVisible()
  await code.fill('12')
  await button('Continue').click()
  await expect(code).toHaveAccessibleDescription(/six/)
  await code.fill(await codeTo(page.request, email, first))
  await button('Continue').click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await context.clearCookies()

  await page.goto('/en/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('E-mail').first().fill(someEmail())
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'Create a new account?' })).toBeVisible()
  await button('Create account').click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await context.clearCookies()

  await page.goto('/en/forgot-password')
  await button('Send me a code').click()
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter/)
  await page.getByLabel('E-mail address').fill(email)
  const second = await codeTo(page.request, email)
  await button('Send me a code').click()
  await code.fill(await codeTo(page.request, email, second))
  await button('Continue').click()
  await page.getByLabel('New password').fill('password1')
  await button('Set password and sign in').click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/too common/)
  await page.getByLabel('New password').fill('another five calm otters')
  await button('Set password and sign in').click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('without scripts: everything in the account is added, edited and removed', async ({
  page,
  request,
}) => {
  const { email } = await enterAsMember(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const save = () => button('Save').click()
  const says = (text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible()

  await page.goto('/en/account/contact?edit=new')
  await field('E-mail address').fill('mei@example.com')
  await field('Given names').fill('x'.repeat(10_000))
  await save()
  await expect(field('Given names')).toHaveAccessibleDescription('Use at most 120 characters.')
  await field('Given names').fill('ម៉ី')
  await field('E-mail address').fill('mei@')
  await save()
  await expect(field('E-mail address')).toHaveAccessibleDescription(/complete e-mail address/)
  await expect(field('Given names')).toHaveValue('ម៉ី')
  await field('E-mail address').fill('mei@example.com')
  await save()
  await says('Saved.')
  await page.getByRole('link', { name: 'Edit ម៉ី' }).click()
  await field('Given names').fill('Mei')
  await save()
  await button('Remove Mei').click()
  await says('Removed.')

  await page.goto('/en/account/passenger?edit=new')
  await page.getByLabel('Traveller type').selectOption('Child')
  await page.getByLabel('Title').selectOption('Miss')
  await field('Given names').fill('Anna')
  await save()
  await expect(field('Surname')).toHaveAccessibleDescription(/Enter the surname\./)
  await expect(page.getByLabel('Title')).toHaveValue('miss')
  await field('Surname').fill('Sok')
  await save()
  await says('Saved.')
  await button('Remove Anna Sok').click()
  await says('Removed.')

  await page.goto('/en/account/password')
  await field('Current password').fill(goodPassword)
  await field('New password').fill('another five calm otters')
  await button('Change password').click()
  await says('Password changed.')

  await page.goto('/en/account/bind')
  await page.getByRole('link', { name: 'Continue with Facebook' }).click()
  await page.getByLabel('E-mail').first().fill(someEmail())
  const first = await codeTo(page.request, email)
  await page.getByRole('button', { name: 'Allow' }).click()
  await field('Code').fill(await codeTo(page.request, email, first))
  await button('Confirm').click()
  await says('Saved.')
  await button('Remove Facebook').click()
  await says('Removed.')

  const otherwise = { email, password: 'another five calm otters' }
  await request.post('/front/v2/member/login', { data: otherwise })
  await page.goto('/en/account/profile')
  await button(/^Sign out .+/).click()
  await says('Device signed out.')
  await field('Name').fill('')
  await save()
  await expect(field('Name')).toHaveAccessibleDescription(/Enter your name/)
  await field('Name').fill('Dara Chan Sok')
  await page.getByLabel('Preferred currency').selectOption('THB')
  await save()
  await says('Saved.')
  await expect(button(/^Account of Dara Chan Sok/)).toBeVisible()
})
