import { expect, type Page } from '@playwright/test'
import { axeFindsIn } from '../support/axe.ts'
import {
  codeTo,
  enterAsMember,
  goodPassword,
  mailsTo,
  proveAddress,
  signIn,
  someEmail,
  test,
} from '../support/member-journey.ts'
import { openPayment } from '../support/open-booking.ts'

const parts = (page: Page) => ({
  field: (name: string) => page.getByLabel(name, { exact: true }),
  send: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click(),
  says: (text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible(),
  async open(path: string) {
    await page.goto(`/en/${path}`)
    await nothingIsWrong(page)
  },
})

test('axe finds nothing on the sign-in pages, whatever they show', async ({ page }) => {
  const { email, context } = await enterAsMember(page)
  await context.clearCookies()
  const { field, send, open } = parts(page)

  await open('login')
  await send('Sign in')
  await expect(field('Password')).toHaveAccessibleDescription(/Enter your password/)
  await nothingIsWrong(page)
  await signIn(page, { email, password: 'not this one' })
  await expect(page.locator('main [data-error="SIGN_IN_FAILED"]')).toBeVisible()
  await nothingIsWrong(page)
  await open('login?notice=password-changed')
  await open('account/order/ABCDEF')
  await page.goto('/en/login/social?provider=google')
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.locator('[data-error="SOCIAL_DENIED"]')).toBeVisible()
  await nothingIsWrong(page)
  await page.goto('/en/login/social?provider=line')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'Create a new account?' })).toBeVisible()
  await nothingIsWrong(page)
  await page.goto('/callback?code=x&state=0123456789')
  await nothingIsWrong(page)

  await page.goto('/en/login')
  await field('E-mail address').fill(email)
  const first = await codeTo(page.request, email)
  await send('E-mail me a code instead')
  await expect(field('Code')).toBeVisible()
  await nothingIsWrong(page)
  const code = await codeTo(page.request, email, first)
  await field('Code').fill(code === '111111' ? '222222' : '111111')
  await send('Continue')
  await expect(field('Code')).toHaveAccessibleDescription(/isn’t right/)
  await nothingIsWrong(page)

  await open('forgot-password')
  await field('E-mail address').fill(email)
  await send('Send me a code')
  await expect(field('Code')).toBeVisible()
  await nothingIsWrong(page)
  await field('Code').fill(await codeTo(page.request, email, code))
  await send('Continue')
  await field('New password').fill('password1')
  await send('Set password and sign in')
  await expect(field('New password')).toHaveAccessibleDescription(/too common/)
  await nothingIsWrong(page)

  await open('signup')
  await send('Send me a code')
  await expect(field('E-mail address')).toHaveAccessibleDescription(/Enter your e-mail/)
  await nothingIsWrong(page)
  const newcomer = someEmail()
  await proveAddress(page, newcomer)
  await nothingIsWrong(page)
  await send('Create account')
  await expect(field('Name')).toHaveAccessibleDescription(/Enter your name/)
  await nothingIsWrong(page)
  await page.goto(`/en/signup/verify?email=${btoa(newcomer).replace(/=+$/, '')}`)
  await expect(field('Code')).toBeVisible()
  await nothingIsWrong(page)
})

test('axe finds nothing on the account’s lists, empty or full', async ({ page }) => {
  const { email } = await enterAsMember(page)
  const { field, send, says, open } = parts(page)

  for (const list of ['contact', 'passenger'] as const) {
    await open(`account/${list}`)
    await open(`account/${list}?edit=new`)
    await send('Save')
    await expect(field('Given names')).toHaveAccessibleDescription(/Enter the given names\./)
    await nothingIsWrong(page)
    await field('Given names').fill('Mei')
    await field('Surname').or(field('Surname (optional)')).fill('Tan')
    if (list === 'contact') await field('E-mail address').fill(email)
    else await page.getByLabel('Passport number').fill('C01X00T47')
    await send('Save')
    await says('Saved.')
    await nothingIsWrong(page)
  }

  await open('account/order')
  await open('account/order/ABCDEF')
  await openPayment(page)
  await open('account/order')
  await page.getByRole('link', { name: /^Order / }).click()
  await expect(page.locator('[data-order-code]')).toBeVisible()
  await nothingIsWrong(page)
})

test('password, profile and sign-in methods are changed, and axe finds nothing on their pages', async ({
  page,
}) => {
  const { email } = await enterAsMember(page)
  const { field, send, says, open } = parts(page)

  await open('account/password')
  await field('Current password').fill('wrong')
  await field('New password').fill('another five calm otters')
  await send('Change password')
  await expect(field('Current password')).toHaveAccessibleDescription(/isn’t right/)
  await nothingIsWrong(page)
  await field('Current password').fill(goodPassword)
  await field('New password').fill('another five calm otters')
  await send('Change password')
  await says('Password changed.')
  await nothingIsWrong(page)
  await expect(async () => {
    const subjects = (await mailsTo(page.request, email)).map((mail) => mail.subject)
    expect(subjects).toContain('Your password was changed')
  }).toPass()

  await open('account/profile')
  await field('Name').fill('')
  await send('Save')
  await expect(field('Name')).toHaveAccessibleDescription(/Enter your name/)
  await nothingIsWrong(page)
  await field('Name').fill('x'.repeat(10_000))
  await send('Save')
  await expect(field('Name')).toHaveAccessibleDescription(/at most 100/)
  await field('Name').fill('ដារ៉ា')
  await page.getByLabel('Preferred currency').selectOption('THB')
  await send('Save')
  await says('Saved.')
  await expect(page.getByRole('button', { name: 'Account of ដារ៉ា' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Settings: English THB/ })).toBeVisible()
  await send(/^Account of/)
  await nothingIsWrong(page)

  await open('account/bind')
  await page.goto('/en/login/social?provider=line')
  await page.getByLabel('E-mail').first().fill(someEmail())
  const first = await codeTo(page.request, email)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm LINE' })).toBeVisible()
  await nothingIsWrong(page)
  await page.getByLabel('Code').fill(await codeTo(page.request, email, first))
  await send('Confirm')
  await says('Saved.')
  await send('Remove LINE')
  await says('Removed.')
})

let looks = 0
/**
 * Checks a page's state on a phone and on a desktop, alternating light and dark: `src/web/ui/style/tokens.test.ts`
 * proves the contrast of all colours in both.
 */
async function nothingIsWrong(page: Page): Promise<void> {
  looks += 1
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const scheme = (width === 360) === (looks % 2 === 0) ? 'dark' : 'light'
    expect(await axeFindsIn(scheme, page), `${page.url()} at ${width}`).toEqual([])
    const [wide, window] = await page.evaluate(() => [document.body.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(window ?? 0)
  }
}
