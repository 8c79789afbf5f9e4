import { expect, test } from '@playwright/test'

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
    await page.waitForLoadState('networkidle')
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
  await page.waitForLoadState('networkidle')
  expect(answers.length).toBeGreaterThan(0)
  for (const [, kept] of answers) expect(kept).toBe('public, max-age=31536000, immutable')
})

test('page data is private, like the pages', async ({ request }) => {
  const answer = await request.get('/en/login.data')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
})
