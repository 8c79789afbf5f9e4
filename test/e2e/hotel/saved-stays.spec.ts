import { expect, type Page } from '@playwright/test'
import { axeFinds } from '../support/axe.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { enterAsMember, signIn, signOut, test } from '../support/member-journey.ts'
import { openStay } from '../support/open-stay.ts'
import { openHotels } from '../support/stay-journey.ts'

const heartOf = (page: Page) => page.locator('[data-hotel]').getByRole('button', { name: /^Save / })
const savedIn = (page: Page) => page.getByRole('region', { name: /^Saved/ })

/** Saves one of the results; returns the property's name. */
async function saveResult(page: Page, index: number): Promise<string> {
  await documentHydrated(page)
  const heart = heartOf(page).nth(index)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  return ((await heart.getAttribute('aria-label')) ?? '').replace(/^Save /, '')
}

test('hearts of a guest become the member’s at sign-in, and are on all devices', async ({
  page,
  browser,
}) => {
  const member = await enterAsMember(page)
  await openHotels(page)
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/hotel/saved') && answer.request().method() === 'POST',
  )
  const first = await saveResult(page, 0)
  expect((await stored).status()).toBe(200)

  const context = await browser.newContext()
  const other = await context.newPage()
  await openHotels(other)
  const second = await saveResult(other, 1)
  await other.goto('/en')
  await expect(savedIn(other).getByRole('listitem')).toHaveText([new RegExp(second)])
  await other.goto('/en/hotel')
  await expect(savedIn(other).getByRole('listitem')).toHaveText([new RegExp(second)])
  await savedIn(other).getByRole('link', { name: second }).click()
  await expect(other).toHaveURL(/\/en\/hotel\/review\//)
  await expect(other.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await other.goto('/en/login?redirect=/en/hotel')
  await signIn(other, member)
  await expect(savedIn(other).getByRole('listitem')).toHaveText([
    new RegExp(second),
    new RegExp(first),
  ])

  await page.goto('/en/account/saved')
  await expect(page.locator('[data-saved="2"]')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: `Remove ${first}` }).click()
  await expect(page.getByText('Removed.')).toBeVisible()
  await expect(page.getByRole('link', { name: second })).toBeVisible()
  await expect(page.getByRole('link', { name: first })).toHaveCount(0)
  await page.getByRole('button', { name: `Remove ${second}` }).click()
  await expect(page.getByText('No saved stays yet')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  await signOut(other)
  await other.goto('/en/hotel')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(savedIn(other)).toHaveCount(0)
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a member saves a stay with a form, and removes it', async ({ page }) => {
    await enterAsMember(page)
    await openStay(page)
    const heart = page.getByRole('button', { name: /^Save / })
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace(/^Save /, '')
    await heart.click()
    await expect(page).toHaveURL(/\/account\/saved\?done=saved$/)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.goto('/en/hotel')
    await savedIn(page)
      .getByRole('button', { name: `Remove ${name} from saved stays` })
      .click()
    await expect(page).toHaveURL(/\/account\/saved\?done=removed$/)
    await expect(page.getByText('No saved stays yet')).toBeVisible()
  })
})
