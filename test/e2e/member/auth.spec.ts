import { expect } from '@playwright/test'
import { testNow } from '../../support/test-clock.ts'
import { byKeyboard } from '../support/by-keyboard.ts'
import {
  codeTo,
  enterAsMember,
  goodPassword,
  hydrated,
  makeMember,
  signIn,
  signOut,
  signUp,
  someEmail,
  test,
} from '../support/member-journey.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

test.describe('signing up and in', () => {
  test('sign-up welcomes by name and leaves no parameter in the address', async ({ page }) => {
    await signUp(page, { name: 'សុខ ដារ៉ា' })
    await expect(page.getByText('Welcome to Sojourn, សុខ ដារ៉ា.')).toBeVisible()
    await expect(page).toHaveURL(/\/en$/)
    await signOut(page)
    await expect(page).toHaveURL(/\/en$/)
    await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0)
  })

  test('by password: a wrong one is reported in the form and as a toast', async ({ page }) => {
    const member = await makeMember(page)
    await page.goto('/en/login')
    await signIn(page, { email: member.email, password: 'not this one' })
    await expect(page.locator('[data-error="SIGN_IN_FAILED"]')).toBeVisible()
    await expect(page.getByRole('status').getByText('password is wrong')).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toHaveValue(member.email)
    await signIn(page, member)
    await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()
  })

  test('a password is masked, can be shown, pasted and filled in by password managers', async ({
    page,
  }) => {
    await page.goto('/en/login')
    await hydrated(page)
    const field = page.getByLabel('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByLabel('E-mail address')).toHaveAttribute('autocomplete', /username/)
    await page.getByLabel('E-mail address').fill('pasted otters')
    await page.getByLabel('E-mail address').press('Control+A')
    await page.keyboard.press('Control+C')
    await field.focus()
    await page.keyboard.press('Control+V')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('pasted otters')
  })

  test('by a code, and a typo in the domain is noticed', async ({ page }) => {
    const { email } = await makeMember(page)
    await page.goto('/en/login')
    await page.getByLabel('E-mail address').fill('dara@gmial.com')
    await expect(page.getByText('Did you mean dara@gmail.com?')).toBeVisible()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'E-mail me a code instead' }).click()
    await expect(page).toHaveURL(/\/login\/verify\?form=otp&email=[\w-]+&channel=email$/)
    await expect(page.getByRole('button', { name: /Resend code in 0:/ })).toBeDisabled()
    const code = await codeTo(page.request, email)
    await page.getByLabel('Code').fill(code === '111111' ? '222222' : '111111')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/isn’t right/)
    await expect(page.getByRole('status').getByText('That code isn’t right')).toBeVisible()
  })

  test('a code for an unknown address creates an account', async ({ page }) => {
    const email = someEmail()
    await page.goto('/en/login')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'E-mail me a code instead' }).click()
    await page.getByLabel('Code').fill(await codeTo(page.request, email))
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/setup-account\?source=login/)
    await page.getByLabel('Name').fill('')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Enter your name/)
    await page.getByLabel('Name').fill('Without Password')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Welcome to Sojourn, Without Password.')).toBeVisible()
  })

  test('a forgotten password: the new one is checked and signs in, and the old one no longer works', async ({
    page,
  }) => {
    const { email } = await makeMember(page)
    await page.goto('/en/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('E-mail address').fill(email)
    const first = await codeTo(page.request, email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Code').fill(await codeTo(page.request, email, first))
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('New password').fill('password1')
    await page.getByRole('button', { name: 'Set password and sign in' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/too common/)
    await page.getByLabel('New password').fill('another five calm otters')
    await page.getByRole('button', { name: 'Set password and sign in' }).click()
    await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()
    await signOut(page)
    await page.goto('/en/login')
    await signIn(page, { email, password: goodPassword })
    await expect(page.locator('[data-error="SIGN_IN_FAILED"]')).toBeVisible()
  })
})

test.describe('redirect rules', () => {
  test('logged out: account pages redirect to login and back', async ({ page }) => {
    const member = await makeMember(page)
    /** Returns the page that an address leads to, which is said before any page is rendered. */
    const leadsTo = async (from: string) => {
      const { pathname, search } = new URL((await page.request.get(`/en/${from}`)).url())
      return pathname + search
    }
    for (const [from, to] of [
      ['account', 'login'],
      ['account/order', 'order'],
      ['reset', 'forgot-password'],
      ['reset/pass/abc', 'login'],
    ] as const) {
      expect(await leadsTo(from), from).toBe(`/en/${to}`)
    }
    await page.goto('/en/account/contact?edit=new')
    await expect(page).toHaveURL(/\/en\/login$/)
    await signIn(page, member)
    await expect(page).toHaveURL(/\/en\/account\/contact\?edit=new$/)
    for (const [from, to] of [
      ['login', 'account/profile'],
      ['signup/verify', 'account/profile'],
      ['forgot-password', 'account/profile'],
      ['account', 'account/profile'],
      ['reset/pass/abc', 'account/profile'],
      ['order', 'account/order'],
      ['retrieve', 'account/order'],
      ['retrieve/list', 'account/order'],
      ['account/order?id=ABCDEF', 'account/order/ABCDEF'],
    ] as const) {
      expect(await leadsTo(from), from).toBe(`/en/${to}`)
    }
  })

  test('the sign-in link returns to its page', async ({ page }) => {
    const member = await makeMember(page)
    await page.goto('/en/flight?adult=2')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, member)
    await expect(page).toHaveURL(/\/en\/flight\?adult=2$/)
  })
})

test('a login form sent from another site is rejected', async ({ request }) => {
  const answer = await request.post('/en/login', {
    headers: { origin: 'https://evil.example' },
    form: { email: 'a@example.com', password: 'x', intent: 'password' },
  })
  expect(answer.status()).toBe(403)
})

test.describe('staying signed in', () => {
  test('a missing access token is refreshed silently', async ({ page, context }) => {
    await enterAsMember(page)
    await context.clearCookies({ name: 'auth_token' })
    await page.goto('/en/account/profile')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    const cookies = await context.cookies()
    for (const name of ['auth_token', 'auth_refresh']) {
      expect(cookies.find((each) => each.name === name)).toMatchObject({
        httpOnly: true,
        sameSite: 'Lax',
      })
    }
    expect(await page.evaluate(() => document.cookie)).not.toContain('auth_')
  })

  test('forged tokens redirect to login, and are cleared', async ({ page, context }) => {
    const member = await enterAsMember(page)
    await page.goto('/en/account/profile')
    const url = new URL(page.url()).origin
    const none = btoa(JSON.stringify({ alg: 'none' }))
    const claims = btoa(JSON.stringify({ sub: 'x', exp: 4_000_000_000 }))
    for (const name of ['auth_token', 'auth_refresh']) {
      await context.addCookies([{ name, value: `${none}.${claims}.`, url }])
    }
    await page.getByRole('link', { name: 'Travellers' }).click()
    await expect(page).toHaveURL(/\/en\/login$/)
    const left = (await context.cookies()).filter(({ name }) => /auth_(token|refresh)$/.test(name))
    expect(left).toEqual([])
    await signIn(page, member)
    await expect(page).toHaveURL(/\/en\/account\/passenger$/)
  })

  test('signing in changes the session id, signing out also the device id', async ({
    page,
    context,
  }) => {
    const ids = async () => {
      const cookies = await context.cookies()
      return ['sid', 'auid'].map((name) => cookies.find((each) => each.name === name)?.value)
    }
    const member = await makeMember(page)
    await page.goto('/en/login')
    const [sid, auid] = await ids()
    await signIn(page, member)
    await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()
    const [inside, same] = await ids()
    expect(inside).not.toBe(sid)
    expect(same).toBe(auid)
    await signOut(page)
    const [outside, other] = await ids()
    expect(outside).not.toBe(inside)
    expect(other).not.toBe(auid)
  })
})

test('a code counts down until it can be resent, and says when it has expired', async ({
  page,
}) => {
  await page.clock.install({ time: testNow() })
  await page.goto('/en/signup')
  await page.getByLabel('E-mail address').fill(someEmail())
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('button', { name: /^Resend code in 0:/ })).toBeDisabled()
  await page.clock.runFor(61_000)
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled()
  await page.clock.runFor(600_000)
  await expect(page.locator('[data-error="CODE_EXPIRED"]')).toBeVisible()
})

test('a passkey is added and signs in', async ({ page, baseURL }) => {
  // Passkeys need a domain name, not an IP address.
  const origin = baseURL?.replace('127.0.0.1', 'localhost') ?? ''
  await page.goto('/en/login')
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  await expect(page.getByText(/passkey/i)).toHaveCount(0)
  await page.goto(`${origin}/en/login`)
  await addAuthenticator(page)
  await signUp(page, {}, origin)
  // With the keyboard only, like everything else.
  const { press, type } = byKeyboard(page)
  await page.goto(`${origin}/en/account/bind`)
  await type(page.getByLabel('Passkey name'), 'Test key')
  await press(page.getByRole('button', { name: 'Add a passkey' }))
  await expect(page.getByText('Passkey “Test key”')).toBeVisible()
  await signOut(page)
  // This authenticator accepts the page's autofill request without a click.
  await page.goto(`${origin}/en/login`)
  await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()
  await signOut(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${origin}/en/login`)
  await press(page.getByRole('button', { name: 'Sign in with a passkey' }))
  await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()
  await page.goto(`${origin}/en/account/bind`)
  await press(page.getByRole('button', { name: 'Remove Passkey “Test key”' }), 'Space')
  await expect(page.getByText('Removed.')).toBeVisible()
  await expect(page.getByText('Passkey “Test key”')).toHaveCount(0)
})
