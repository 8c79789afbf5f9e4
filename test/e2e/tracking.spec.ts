import { expect, type Page, type Request } from '@playwright/test'
import { hydrated, signUp, test } from './member-journey.ts'

/** The next event of this name, once its batch has been taken. */
const eventNamed = async (page: Page, name: string) => {
  const request = await page.waitForRequest(
    (each) => isBatch(each) && (each.postData() ?? '').includes(`"name":"${name}"`),
  )
  expect((await request.response())?.status()).toBe(204)
  const events: { name: string; details: object }[] = request.postDataJSON()
  return events.find((each) => each.name === name)
}
const isBatch = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/en/tracking'

test('signing up is told to analytics (S4.8, S4.11)', async ({ page }) => {
  const event = eventNamed(page, 'sign_up')
  await signUp(page)
  expect(await event).toMatchObject({ screen: 'content/home', url: '/en' })
})

test('a quick sign-in under way shows, and why it failed is told (S4.1, S4.17)', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/en/login/one-tap', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await answered
    await route.fulfill({ json: { error: 'SOCIAL_FAILED' } })
  })
  const event = eventNamed(page, 'one_tap_failed')
  await page.goto('/en')
  await page.locator('[data-one-tap]').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Looking for your account' })).toBeVisible()
  answer()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect((await event)?.details).toEqual({ reason: 'SOCIAL_FAILED' })
})

test('a page that cannot be fetched says that it is the connection (S8.19)', async ({ page }) => {
  await page.goto('/en/login')
  await hydrated(page)
  const event = eventNamed(page, 'page_error')
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  expect((await event)?.details).toMatchObject({ kind: 'network' })
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})
