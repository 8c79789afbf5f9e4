import { expect } from '@playwright/test'
import { enterAsMember, test } from '../support/member-journey.ts'

test('losing the sign-in redirects to login in place of the page, and Back goes to the one before it (S4.27)', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await enterAsMember(page)
  await page.goto('/en/flight')
  await page.goto('/en/account/password')
  // Passwords can be shown once the page is hydrated; links then navigate on the client.
  await expect(page.getByRole('button', { name: 'Show', exact: true }).first()).toBeVisible()
  const before = await page.evaluate(() => history.length)

  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const ended = await elsewhere.post('/front/v1/member/signout', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.status()).toBe(200)
  await elsewhere.dispose()

  await page.getByRole('link', { name: 'Travellers' }).click()
  await expect(page).toHaveURL(/\/en\/login$/)
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/flight$/)
})
