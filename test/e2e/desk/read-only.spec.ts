import { expect } from '@playwright/test'
import { usableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()

test('records are facts for roles that may only read them', async ({ page }) => {
  const { origin } = site
  const id = 'airport'
  await test.step('an editor adds one, and hears how long a number may be', async () => {
    await site.signIn(page, 'content', 'records/phone')
    await page.getByRole('link', { name: 'New support phone' }).click()
    await expect(page).toHaveTitle(/^New support phone/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New support phone')
    await documentHydrated(page)
    await page.getByLabel('Id', { exact: true }).fill(id)
    await page.getByLabel('Country of callers').selectOption('TH')
    await page.getByLabel('Phone number with country code').fill('+662 123 4567')
    await page.getByLabel('Open from').fill('08:00')
    await page.getByLabel('Open until').fill('20:00')
    await page.getByLabel('Time zone').fill('Asia/Bangkok')
    await page.getByLabel('Shown').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^Saved, but switched off/)).toBeVisible()
    await page.goto(`${origin}/en/desk/records/message/new`)
    await documentHydrated(page)
    const english = page.getByRole('textbox', { name: 'English' })
    await english.evaluate((input) => input.removeAttribute('maxlength'))
    await english.fill('x'.repeat(301))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(english).toHaveAccessibleDescription('Use at most 300 characters.')
    await page.context().clearCookies()
  })
  for (const role of ['support', 'finance'] as const) {
    await site.signIn(page, role, 'records/phone')
    await expect(page.getByRole('link', { name: 'New support phone' })).toHaveCount(0)
    const phone = page.getByRole('listitem').filter({ hasText: id })
    await phone.getByRole('link', { name: 'Thailand' }).click()
    await expect(page.getByText('You can read this, but not change it.')).toBeVisible()
    const facts = page.getByRole('main')
    await expect(facts.getByRole('definition')).toHaveText([
      id,
      'Thailand',
      '+662 123 4567',
      '08:00',
      '20:00',
      'Asia/Bangkok',
      'No',
    ])
    await expect(facts.locator('input, select, textarea, button')).toHaveCount(0)
    await usableAtBothWidths(page)
    const answer = await page.goto(`${origin}/en/desk/records/phone/new`)
    expect(answer?.status()).toBe(403)
    await page.context().clearCookies()
  }
})
