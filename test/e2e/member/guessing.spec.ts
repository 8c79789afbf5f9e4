import { expect } from '@playwright/test'
import { codeTo, someEmail, test } from '../support/member-journey.ts'

test('the fifth wrong code is the last attempt, and the form says so', async ({ page }) => {
  const email = someEmail()
  await page.goto('/en/signup')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = await codeTo(page.request, email)
  const send = async (typed: string) => {
    const answer = page.waitForResponse(
      (each) => each.request().method() === 'POST' && each.url().includes('/signup/verify'),
    )
    await page.getByLabel('Code').fill(typed)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    return (await answer).status()
  }
  const wrong = code === '111111' ? '222222' : '111111'
  for (let tries = 1; tries < 5; tries += 1) {
    expect(await send(wrong)).toBe(422)
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/isn’t right/)
  }
  for (const typed of [wrong, code]) {
    expect(await send(typed)).toBe(429)
    const told = page.locator('form [data-error="CODE_ATTEMPTS_EXCEEDED"]')
    await expect(told).toContainText('Request a new one')
  }
})

test('after 50 attempts from one address the login form says to wait, and keeps the input', async ({
  page,
  request,
}) => {
  // The page's requests come from the same address as these.
  const tries = Array.from({ length: 50 }, () =>
    request.post('/front/v2/member/login', {
      data: { email: someEmail(), password: 'not this one' },
    }),
  )
  for (const answer of await Promise.all(tries)) expect(answer.status()).toBe(401)
  const email = someEmail()
  await page.goto('/en/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('main [data-error="RATE_LIMITED"]')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
})
