import { expect, type Locator } from '@playwright/test'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, ...onPhone })

    test('support saves a reply and inserts it below what it has typed', async ({ page }) => {
      const { origin } = site
      const title = `Hold on the card, ${javaScriptEnabled}`
      const settle = async (control: Locator) => {
        if (!javaScriptEnabled) return reachableAtBothWidths(page, control)
        await documentHydrated(page)
        await usableAtBothWidths(page, control)
      }
      await site.signIn(page, 'support', 'records/reply/new')
      await settle(page.getByRole('button', { name: 'Save' }))
      await page.getByLabel('Id', { exact: true }).fill(`hold-${javaScriptEnabled}`)
      await page.getByLabel('Title').fill(title)
      await page.getByLabel('Text').fill('Banks release holds within a week.\nDon’t worry.')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Saved. Support can insert it now.')).toBeVisible()

      await page.goto(`${origin}/en/desk/tickets?list=all`)
      await page.locator('main li').first().getByRole('link').first().click()
      await settle(page.getByRole('button', { name: 'Send answer' }))
      const answer = page.getByLabel('Your answer')
      const insert = page.getByRole('button', { name: 'Insert' })
      await answer.fill('Hello Mia,')
      await page.getByLabel('It’s solved').check()
      await insert.click()
      const choice = page.getByLabel('Saved reply', { exact: true })
      await expect(choice).toHaveAccessibleDescription('Choose a saved reply.')
      await expect(answer).toHaveValue('Hello Mia,')
      await expect(page.getByText('The answer wasn’t sent')).toHaveCount(0)
      await choice.selectOption({ label: title })
      await insert.click()
      await expect(answer).toHaveValue(
        'Hello Mia,\n\nBanks release holds within a week.\nDon’t worry.',
      )
      await expect(page.getByLabel('It’s solved')).toBeChecked()
      await settle(insert)
    })
  })
}
