import { expect } from '@playwright/test'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an editor rewrites an article of the help centre, and travellers read it', async ({
      page,
      browser,
    }) => {
      const { origin } = site
      const question = `What is a dormitory at ${width}?`
      await site.signIn(page, 'content')
      await page.goto(`${origin}/en/desk/content?kind=article`)
      await documentHydrated(page)
      await expect(page.getByText(/^Comes with the site: \d\d texts$/)).toBeVisible()
      // Each width rewrites another one: a document can be written only once.
      const row = page.getByRole('row').filter({ hasText: width === 360 ? 'dormitory' : 'no-show' })
      await row.getByRole('link', { name: 'Edit a copy' }).first().click()
      await documentHydrated(page)
      await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible()
      await expect(page.getByLabel('Topic')).toHaveValue('stays')
      await expect(page.getByLabel('Related articles')).not.toHaveValue('')
      expect(await axeFindsInBothSchemes(page)).toEqual([])
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
      await page.getByRole('button', { name: 'Publish now' }).click()
      await expect(page.getByText('Published. Visitors see it within a minute.')).toBeVisible()
      // Every server reads what is published at most once a minute.
      await site.advance(120_000)
      const traveller = await browser.newPage()
      await traveller.goto(`${origin}/en/help?topic=stays`)
      await traveller.getByRole('link', { name: question }).click()
      await expect(traveller.getByRole('heading', { level: 1, name: question })).toBeVisible()
      await expect(traveller.getByRole('link', { name: /voucher/i }).first()).toBeVisible()
      await traveller.close()
    })
  })
}
