import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test as base } from './site-test.ts'

let counted = 0
/** Returns a unique address. */
export function someEmail(): string {
  counted += 1
  return `e2e.${Date.now().toString(36)}.${process.pid}.${counted}@example.com`
}

export const goodPassword = 'three calm otters row'

/**
 * Uses a separate network address for each test: sign-ins per address are limited, and all tests together would look
 * like an attack. The server accepts it because it's configured to trust its proxy.
 */
export const test = base.extend({
  extraHTTPHeaders: ({ locale: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
})

export const someAddress = (): string =>
  ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')

/** Waits until a sign-in page is hydrated, when passwords can be shown. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Show', exact: true }).first()).toBeVisible()

export interface Mail {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Returns the mails to an address, newest first. */
export async function mailsTo(
  request: APIRequestContext,
  to: string,
  origin = '',
): Promise<Mail[]> {
  const answer = await request.get(`${origin}/dev/outbox`, {
    params: { to },
    headers: { accept: 'application/json' },
  })
  return answer.json()
}

/** Returns the code in the newest mail to an address, once there is one other than the given one. */
export async function codeTo(
  request: APIRequestContext,
  to: string,
  but?: string,
): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const codes = (await mailsTo(request, to)).map((mail) => /^\d{6}$/m.exec(mail.text)?.[0])
    code = codes.find(Boolean)
    expect(code ?? but).not.toBe(but)
  }).toPass()
  return code ?? ''
}

/**
 * Creates a member using calls only and gives their tokens to the page's browser, for tests that aren't about signing
 * up. The browser has to be new.
 */
export async function enterAsMember(
  page: Page,
  { name = 'Dara Sok', email = someEmail(), password = goodPassword } = {},
) {
  const context = page.context()
  const call = async (path: string, data: Record<string, string>) => {
    const answer = await page.request.post(`/front/v1/member/${path}`, { data })
    expect(answer.status(), path).toBe(200)
    return { url: answer.url(), ...(await answer.json()).result }
  }
  await call('request-signup', { email, language: 'en' })
  const code = await codeTo(page.request, email)
  const { verification } = await call('verify-activation-code', { email, code, form: 'signup' })
  const { token, refreshToken, url } = await call('signup', { verification, name, password })
  const { origin } = new URL(url)
  const cookies = Object.entries({ auth_token: token, auth_refresh: refreshToken })
  await context.addCookies(cookies.map(([key, value]) => ({ name: key, value, url: origin })))
  return { email, password, name, context }
}

/** Signs up using calls, as somebody who isn't signed in on this browser, which hasn't opened a page yet. */
export async function makeMember(page: Page) {
  const { email, password } = await enterAsMember(page)
  await page.context().clearCookies()
  return { email, password }
}

/** Signs up using the pages; ends on the page that follows. */
export async function signUp(
  page: Page,
  { name = 'Dara Sok', email = someEmail(), password = goodPassword } = {},
  origin = '',
) {
  await proveAddress(page, email, origin)
  await setUpAccount(page, { name, password })
  return { email, password, name }
}

/** Completes the first two steps of signing up; ends at name and password. */
export async function proveAddress(page: Page, email: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/en/signup`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
  await page.getByLabel('Code').fill(await codeTo(page.request, email))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/signup\/setup-account\?source=signup/)
}

export async function setUpAccount(
  page: Page,
  { name, password }: { name: string; password: string },
): Promise<void> {
  await page.getByLabel('Name').fill(name)
  if (password) await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).not.toHaveURL(/\/signup/)
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
}
