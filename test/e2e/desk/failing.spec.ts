import { expect, type Page } from '@playwright/test'
import { onPhone, usableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, openPart, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the desk' })

test.describe('at both widths', () => {
  test.use(onPhone)

  test('a page whose answer is 500 or 503 leaves the menu, and can be tried again', async ({
    page,
  }) => {
    await site.signIn(page, 'content')
    await documentHydrated(page)
    for (const [status, part, path] of [
      [500, 'Site settings', 'records/flag'],
      [503, 'Content', 'content'],
    ] as const) {
      await page.route(/\.data/, (route) => route.fulfill({ status, body: 'No' }))
      await openPart(page, part)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
      await expect(parts(page)).toBeVisible()
      const again = page.getByRole('link', { name: 'Try again' })
      await usableAtBothWidths(page, again)
      await page.unroute(/\.data/)
      await again.click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
      await expect(page).toHaveURL(new RegExp(`/desk/${path}$`))
    }
  })

  test('an address that nothing can have says so', async ({ page }) => {
    await site.signIn(page, 'content', 'content/nothing-here')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist')
    await expect(page.locator('[data-error="NOT_FOUND"]')).toBeVisible()
  })

  test('each field of a refused record says what can be typed', async ({ page }) => {
    await site.signIn(page, 'content', 'records/message/new')
    await documentHydrated(page)
    const said = [
      ['Id', /1 to 40 letters/],
      ['Image for phones, 300 × 432', /an address on this site/],
      ['Link', /a page such as/],
      ['Pages', /Start each line with/],
    ] as const
    for (const [label] of said) {
      await page.getByRole('textbox', { name: label }).fill('no good')
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    for (const [label, words] of said) {
      await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(words)
    }
    // Nor is that address shown as an image.
    await expect(page.locator('[data-preview="mobile"]')).toContainText('No image yet')
    await usableAtBothWidths(page)
  })
})
