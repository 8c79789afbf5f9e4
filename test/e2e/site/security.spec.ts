import { expect, type Page } from '@playwright/test'
import { walkToPayment } from '../support/booking-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { enterAsMember, test } from '../support/member-journey.ts'

const pages = ['/en', '/en/flight', '/en/order', '/en/no-such-page']

for (const path of pages) {
  test(`${path} satisfies its own content security policy and has no script errors`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (line) => {
      if (/Content Security Policy|hydrat/i.test(line.text())) complaints.push(line.text())
    })
    await page.goto(path)
    await documentHydrated(page)
    // The home page then loads another site's script.
    if (path === '/en') await expect(page.locator('[data-one-tap]')).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('a page’s own assets can be cached for a year', async ({ page }) => {
  const answers: [string, string | undefined][] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/assets/')) answers.push([pathname, answer.headers()['cache-control']])
  })
  await page.goto('/en')
  await documentHydrated(page)
  expect(answers.length).toBeGreaterThan(0)
  for (const [, kept] of answers) expect(kept).toBe('public, max-age=31536000, immutable')
})

test('page data is private, like the pages', async ({ request }) => {
  const answer = await request.get('/en/login.data')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
})

/** Records each page and its data with what a browser may keep of them. */
function recordKept(page: Page): Map<string, string> {
  const kept = new Map<string, string>()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    const isPage = pathname.startsWith('/en') && answer.status() < 300
    if (isPage) kept.set(pathname, answer.headers()['cache-control'] ?? '')
  })
  return kept
}

/** Returns what the page's browser may keep of a page that is there. */
async function policyOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  expect(answer.status(), path).toBe(200)
  return answer.headers()['cache-control'] ?? ''
}

test('browsers keep copies of pages without personal data only', async ({ page }) => {
  const kept = recordKept(page)
  await walkToPayment(page)
  await page.reload()
  for (const path of ['', '/flight', '/about', '/contact', '/help', '/order']) {
    kept.set(`/en${path}`, await policyOf(page, `/en${path}`))
  }
  const of = (part: RegExp) =>
    [...kept].filter(([path]) => part.test(path)).map(([, policy]) => policy)
  expect(of(/\/flight\/book\/[^/]+$/)).toEqual(['private, no-store'])
  expect(of(/\/pay\//).length).toBeGreaterThan(0)
  expect(new Set(of(/\/(pay|order|book|confirm)(\/|$)|\.data$/))).toEqual(
    new Set(['private, no-store']),
  )
  for (const path of ['', '/flight', '/about', '/help', '/flight/search']) {
    expect(kept.get(`/en${path}`), path).toBe('private, no-cache')
  }
  // Its form is filled in with the name and e-mail address of the order that the question is about.
  expect(kept.get('/en/contact')).toBe('private, no-store')
})

test('browsers keep no copy of a page that shows a member', async ({ page }) => {
  await enterAsMember(page)
  for (const path of ['/en', '/en/account/profile', '/en/account/passenger', '/en/account/order']) {
    expect(await policyOf(page, path), path).toBe('private, no-store')
  }
})
