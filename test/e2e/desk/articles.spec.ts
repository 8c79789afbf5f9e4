import { expect } from '@playwright/test'
import {
  atBothWidths,
  onPhone,
  reachableAtBothWidths,
  usableAtBothWidths,
} from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()

test.describe('at both widths', () => {
  test.use(onPhone)

  test('an editor rewrites an article of the help centre, and travellers read it', async ({
    page,
    browser,
  }) => {
    const { origin } = site
    const question = 'What is a dormitory, and what isn’t?'
    await site.signIn(page, 'content', 'content?kind=article')
    await documentHydrated(page)
    await expect(page.getByText(/^Comes with the site: \d\d texts$/)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'dormitory' })
    const edit = row.getByRole('link', { name: 'Edit a copy' }).first()
    await reachableAtBothWidths(page, edit)
    await edit.click()
    await documentHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible()
    await expect(page.getByLabel('Topic')).toHaveValue('stays')
    await expect(page.getByLabel('Related articles')).not.toHaveValue('')
    await usableAtBothWidths(page, page.getByRole('button', { name: 'Create draft' }))
    await page.getByLabel('Question').first().fill(question)
    const related = page.getByLabel('Related articles')
    await related.fill('No such name!')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(related).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Question').first()).toHaveValue(question)
    await related.fill('voucher')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
    await page.getByRole('button', { name: 'Open preview' }).click()
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the desk' }).click()
    await page.locator('summary', { hasText: 'Publish now' }).click()
    const publish = page.getByRole('button', { name: 'Publish now' })
    await reachableAtBothWidths(page, publish)
    await publish.click()
    await expect(page.getByText('is published. Visitors see it within a minute.')).toBeVisible()
    // Every server reads what is published at most once a minute.
    await site.advance(120_000)
    const traveller = await browser.newPage()
    await traveller.goto(`${origin}/en/help?topic=stays`)
    await traveller.getByRole('link', { name: question }).click()
    await atBothWidths(traveller, async () => {
      await expect(traveller.getByRole('heading', { level: 1, name: question })).toBeVisible()
      await expect(traveller.getByRole('link', { name: /voucher/i }).first()).toBeVisible()
    })
    await traveller.close()
  })
})
