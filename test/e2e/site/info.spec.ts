import { expect, type Page } from '@playwright/test'
import { axeFinds } from '../support/axe.ts'
import { atBothWidths } from '../support/both-widths.ts'
import { test } from '../support/site-test.ts'

const pages = [
  ['help', 'Help', 'Booking'],
  ['contact', 'Contact us', 'About a booking'],
  ['refund-policy', 'Refund policy', 'How much you get back'],
  ['about', 'About Sojourn', 'How we sort results'],
  ['careers', 'Careers at Sojourn', 'How to apply'],
  ['terms/uses', 'Terms of use', 'Your account'],
  ['terms/condition', 'Terms and conditions', 'Payment and tickets'],
  ['privacy', 'Privacy', 'How long we keep it'],
] as const

const expectAccessible = (page: Page) =>
  atBothWidths(page, async () => expect(await axeFinds(page)).toEqual([]))

test('the footer links to every information page, and each links home', async ({
  page,
  request,
}) => {
  await page.goto('/en/order')
  for (const [path, title, section] of pages) {
    const link = page.getByRole('contentinfo').locator(`a[href="/en/${path}"]`)
    await link.click()
    await expect(page).toHaveURL(`/en/${path}`)
    const home = page.getByRole('main').getByRole('link', { name: 'Back to the home page' })
    await atBothWidths(page, async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
      await expect(home).toBeVisible()
    })
    await expect(home).toHaveAttribute('href', '/en')
    await expect(page.getByRole('main')).not.toContainText(/info\.[a-z]+-/)
    if (path === 'careers') continue
    const thai = await (await request.get(`/th/${path}`)).text()
    expect(thai).toContain('href="mailto:travel@sojourn.example"')
  }
})

test('help is available from an error page, and information pages are accessible', async ({
  page,
}) => {
  await page.goto('/en/no/such/page')
  const help = page.getByRole('main').locator('section', { hasText: 'Need help?' })
  await expect(help.getByRole('link', { name: 'travel@sojourn.example' })).toBeVisible()
  await help.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page).toHaveURL('/en/help')
  await expectAccessible(page)
  await page.goto('/en/contact')
  await expectAccessible(page)
})

test('older versions of the terms can be read, and lead to the current one', async ({ page }) => {
  await page.goto('/en/terms/condition')
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByText('the current one')).toBeVisible()
  await versions.getByRole('link').last().click()
  await expect(page).toHaveURL(/\?version=2026-11-22$/)
  await expect(page.getByText('It applied from 22 November 2026')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Read the current version' }).click()
  await expect(page).toHaveURL('/en/terms/condition')
  await expect(page.getByText('This is an older version')).toHaveCount(0)
  expect((await page.goto('/en/terms/condition?version=2020-01-01'))?.status()).toBe(404)
})
