import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

let counted = 0
/** Returns an address that nobody has used before. */
export function someEmail(): string {
  counted += 1
  return `e2e.${Date.now().toString(36)}.${process.pid}.${counted}@example.com`
}

export const goodPassword = 'three calm otters row'

/**
 * Each test comes from an address of its own: sign-ins from one are limited, and all tests together would look
 * like a guesser. The server believes it because it is told to trust its proxy.
 */
export const test = base.extend({
  extraHTTPHeaders: ({ locale: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
})

export const someAddress = (): string =>
  ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')

/** Waits until scripts have taken over a page of signing in: passwords can be shown then. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Show', exact: true }).first()).toBeVisible()

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get('/dev/outbox', { headers: { accept: 'application/json' } })
  const mails: Mail[] = await answer.json()
  return mails.filter((mail) => mail.to === to)
}

/** Returns the code in the newest mail to an address that has one, once there is one and it is not the one known already. */
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
  }).toPass({ timeout: 15_000 })
  return code ?? ''
}

/**
 * Makes a member by calls alone and gives the page's browser their tokens: for tests that are about something
 * else than signing up. The browser has to be new.
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
  const { ticket } = await call('verify-activation-code', { email, code, form: 'signup' })
  const { token, refreshToken, url } = await call('signup', { ticket, name, password })
  const { origin } = new URL(url)
  const cookies = Object.entries({ auth_token: token, auth_refresh: refreshToken })
  await context.addCookies(cookies.map(([key, value]) => ({ name: key, value, url: origin })))
  return { email, password, name, context }
}

/** Signs somebody up by the pages; ends where that led. */
export async function signUp(
  page: Page,
  { name = 'Dara Sok', email = someEmail(), password = goodPassword } = {},
  origin = '',
) {
  await proveAddress(page, email, origin)
  await setUpAccount(page, { name, password })
  return { email, password, name }
}

/** The first two steps of signing up; ends where name and password are asked for. */
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
