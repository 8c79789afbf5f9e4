import { expect, type Page } from '@playwright/test'
import { documentHydrated } from '../support/hydrated.ts'
import {
  codeTo,
  hydrated,
  makeMember,
  signOut,
  someEmail,
  test,
} from '../support/member-journey.ts'

const isOneTap = (address: string) => new URL(address).pathname === '/en/login/one-tap'

/** Collects the page's requests for the one-tap prompt, without which it isn't shown. */
function oneTapRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (isOneTap(request.url())) requests.push(request.method())
  })
  return requests
}

test.describe('social sign-in', () => {
  const agree = async (page: Page, email: string, verified = true) => {
    await page.getByLabel('Name').fill('Sofia Social')
    await page.getByLabel('E-mail').first().fill(email)
    if (!verified) await page.getByLabel(/verified/).uncheck()
    await page.getByRole('button', { name: 'Allow' }).click()
  }

  test('a popup confirms a new account, and signs in directly the next time', async ({ page }) => {
    const email = someEmail()
    await page.goto('/en/login')
    await hydrated(page)
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await agree(await popup, email)
    await expect(page.getByRole('heading', { name: 'Create a new account?' })).toBeVisible()
    await expect(page).toHaveURL(/\/login\?sso=google&email=/)
    await expect.poll(async () => (await popup).isClosed()).toBe(true)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Welcome to Sojourn, Sofia Social.')).toBeVisible()
    await signOut(page)
    await page.goto('/en/login')
    await hydrated(page)
    const again = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await agree(await again, email)
    await expect(page.getByText('Welcome back, Sofia Social.')).toBeVisible()
  })

  test('if no popup opens, the whole page redirects; a denial in a popup is shown in the form', async ({
    page,
  }) => {
    await page.goto('/en/login')
    await hydrated(page)
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await (await popup).getByRole('button', { name: 'Deny' }).click()
    await expect(page.locator('main [data-error="SOCIAL_DENIED"]')).toBeVisible()
    await expect(page).toHaveURL(/\/en\/login\?error=SOCIAL_DENIED$/)
    await expect.poll(async () => (await popup).isClosed()).toBe(true)
    await page.evaluate(() => {
      window.open = () => null
    })
    await hydrated(page)
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await agree(page, someEmail())
    await expect(page.getByRole('heading', { name: 'Create a new account?' })).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
  })

  test('an address with an account is verified by a code first', async ({ page }) => {
    const { email } = await makeMember(page)
    await page.goto('/en/login/social?provider=facebook')
    const first = await codeTo(page.request, email)
    await agree(page, email)
    await expect(page).toHaveURL(
      /\/login\/verify\?sso=facebook&form=otp&email=[\w-]+&channel=email/,
    )
    await page.getByLabel('Code').fill(await codeTo(page.request, email, first))
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()
  })

  test('a provider without an address: it is entered and verified', async ({ page }) => {
    const email = someEmail()
    await page.goto('/en/login/social?provider=line')
    await agree(page, email)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByLabel('Code').fill(await codeTo(page.request, email))
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText(/Welcome to Sojourn, /)).toBeVisible()
  })

  test('denied by the provider, with an unknown state, and a redirect off the site', async ({
    page,
  }) => {
    await page.goto('/en/login/social?provider=google')
    await page.getByRole('button', { name: 'Deny' }).click()
    await expect(page.locator('[data-error="SOCIAL_DENIED"]')).toBeVisible()
    const stray = await page.goto('/callback?code=x&state=0123456789')
    expect(stray?.status()).toBe(404)
    await page.goto('/en/login?redirect=//evil.example/x')
    await expect(page).toHaveURL(/\/en\/login$/)
  })

  test('one-tap is shown on the home page to signed-out visitors', async ({ page }) => {
    const email = someEmail()
    const asked = oneTapRequests(page)
    await page.goto('/en/login')
    await documentHydrated(page)
    expect(asked).toEqual([])
    await page.goto('/en')
    const prompt = page.locator('[data-one-tap]')
    await prompt.getByText('Use another account').click()
    await prompt.getByLabel('Name').fill('Tap Once')
    await prompt.getByLabel('E-mail').fill(email)
    await prompt.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Welcome to Sojourn, Tap Once.')).toBeVisible()
    asked.length = 0
    await page.goto('/en')
    await documentHydrated(page)
    expect(asked).toEqual([])
  })

  test('one-tap stays away once closed, and never covers a message, the headline or the form', async ({
    page,
  }) => {
    const prompt = page.locator('[data-one-tap]')
    const asked = oneTapRequests(page)
    const offered = () => page.waitForResponse((each) => isOneTap(each.url()))
    // A wide window has room for it at once, if no other message is shown there.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en?error=NEWSLETTER_ERROR')
    await expect(page.locator('[data-error="NEWSLETTER_ERROR"]')).toBeVisible()
    await documentHydrated(page)
    expect(asked).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    const offer = offered()
    await page.goto('/en')
    expect(await (await offer).json()).not.toEqual({ offer: null })
    await expect(prompt).toHaveCount(0)
    // It waits until the search form, which it would cover, is scrolled out of view.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(prompt).toBeVisible()
    const box = await prompt.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(720)
    expect(box?.y).toBeGreaterThan(740 / 2)
    const noted = page.waitForResponse((each) => each.request().method() === 'POST')
    await prompt.getByRole('button', { name: 'Close' }).click()
    await noted
    const later = offered()
    await page.reload()
    expect(await (await later).json()).toEqual({ offer: null })
  })

  test('one-tap is gone as soon as the next page is there', async ({ page }) => {
    await page.goto('/en')
    await expect(page.locator('[data-one-tap]')).toBeVisible()
    const seen = await page.evaluateHandle(() => {
      const seen: boolean[] = []
      new MutationObserver(() => {
        if (!document.querySelector('input[type=password]')) return
        seen.push(document.querySelector('[data-one-tap]') !== null)
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    expect(await seen.evaluate(([first]) => first)).toBe(false)
  })

  test('one-tap isn’t shown to crawlers', async ({ request }) => {
    const answer = await request.get('/en/login/one-tap', {
      headers: { 'user-agent': 'Googlebot/2.1' },
    })
    expect(await answer.json()).toEqual({ offer: null })
  })
})
