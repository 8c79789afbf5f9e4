import { expect } from '@playwright/test'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import { atBothWidths } from '../support/both-widths.ts'
import { test } from '../support/site-test.ts'

const appAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 SojournApp/2.14'

test('outside the app the form isn’t open, which the 404 page says', async ({ page }) => {
  const answer = await page.goto('/en/feedback-form')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL(/\/en\/error$/)
  await atBothWidths(page, () =>
    expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible(),
  )
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'in the app' : 'in the app, without scripts', () => {
    test.use({ userAgent: appAgent, javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('feedback is refused beside what is missing, corrected and sent', async ({ page }) => {
      await page.goto('/en/feedback-form')
      await page.getByLabel('What should we know?').fill('The map is <i>slow</i>')
      await page.getByRole('button', { name: 'Send feedback' }).click()
      await expect(page.getByText('Choose how happy you are.')).toBeVisible()
      await expect(page.getByLabel('What is it about?')).toHaveAccessibleDescription(
        'Choose what it’s about.',
      )
      await expect(page.getByLabel('What should we know?')).toHaveValue('The map is <i>slow</i>')
      await atBothWidths(page, async () => {
        if (javaScriptEnabled) expect(await axeFindsInBothSchemes(page)).toEqual([])
      })
      await page.getByRole('radio', { name: 'Happy', exact: true }).check()
      await page.getByLabel('What is it about?').selectOption('Searching')
      await page.getByRole('button', { name: 'Send feedback' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
      await page.getByRole('link', { name: 'Send more feedback' }).click()
      await expect(page.getByLabel('What should we know?')).toHaveValue('')
    })
  })
}
