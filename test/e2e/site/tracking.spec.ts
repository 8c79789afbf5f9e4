import { expect, type Page, type Request } from '@playwright/test'
import { atBothWidths } from '../support/both-widths.ts'
import { hydrated, signUp, test } from '../support/member-journey.ts'

/** Returns the next event of this name, once its batch was accepted. */
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

test('signing up is reported to analytics (S4.8, S4.11)', async ({ page }) => {
  const event = eventNamed(page, 'sign_up')
  await signUp(page)
  expect(await event).toMatchObject({ screen: 'site/home', url: '/en' })
})

test('a quick sign-in shows its progress, and why it failed (S4.1, S4.17, S8.12)', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/en/login/one-tap', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await answered
    await route.fulfill({ json: { error: 'INTERNAL' } })
  })
  const event = eventNamed(page, 'one_tap_failed')
  await page.goto('/en')
  await page.locator('[data-one-tap]').getByRole('button', { name: 'Continue' }).click()
  await atBothWidths(page, () =>
    expect(page.getByRole('link', { name: 'Signing you in' })).toBeVisible(),
  )
  answer()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
  expect((await event)?.details).toEqual({ reason: 'INTERNAL' })
})

test('a page that can’t be loaded keeps the current one, and names the network as the reason (S8.19)', async ({
  page,
}) => {
  await page.goto('/en/login')
  await hydrated(page)
  const event = eventNamed(page, 'page_error')
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await atBothWidths(page, () =>
    expect(page.getByText('You’re offline, so the page didn’t open.')).toBeInViewport(),
  )
  await expect(page).toHaveURL(/\/en\/login$/)
  expect((await event)?.details).toMatchObject({ kind: 'network' })
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

test('a visitor’s source is hidden from scripts, and not recorded for crawlers (S1.4)', async ({
  request,
}) => {
  const from = { referer: 'https://www.google.com/' }
  const kept = async (headers: Record<string, string>) => {
    const answer = await request.get('/en/flight?gclid=click&utm_source=news', { headers })
    const lines = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    return lines.map(({ value }) => value.replace(/=.*?;/, ';'))
  }
  expect(await kept(from)).toEqual(
    expect.arrayContaining([
      'ads; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax',
      'utm; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
      'journey; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax',
      'ref_src; Path=/; HttpOnly; SameSite=Lax',
    ]),
  )
  const crawler = await kept({ ...from, 'user-agent': 'Googlebot/2.1' })
  expect(crawler.join()).not.toMatch(/ads|utm|journey|ref_src/)
})

test('an address without a search is a fatal 404 with its own message (S8.1)', async ({
  request,
}) => {
  for (const path of ['/en/flight/search', '/en/flight/multi-search?adult=2']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(`Page Not Found: ${path.split('?')[0]}`)
  }
})
