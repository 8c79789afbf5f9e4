import { expect, test } from '@playwright/test'
import { smallPdf } from '../../support/small-pdf.ts'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { documentHydrated } from '../support/hydrated.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, ...onPhone })

    test('a message to support isn’t lost by a typo in the address (S7.28)', async ({ page }) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.77.2.${Number(javaScriptEnabled)}` })
      await page.goto('/en/contact')
      if (javaScriptEnabled) await documentHydrated(page)
      const send = page.getByRole('button', { name: 'Send message' })
      const email = page.getByLabel('E-mail address')
      await send.click()
      const topic = page.getByLabel('What is it about?')
      await expect(topic).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText('Choose your files again.')).toHaveCount(0)
      await topic.selectOption({ label: 'A payment' })
      if (javaScriptEnabled) await expect(topic).not.toHaveAttribute('aria-invalid')
      await page.getByLabel('Your name').fill('Jo Lim')
      await page.getByLabel('Message', { exact: true }).fill('Was I charged twice?')
      const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: smallPdf('/Title (a)') }
      await page.getByLabel('Files').setInputFiles(file)
      const typo = `jo.${javaScriptEnabled}@gmial.com`
      await email.fill(typo)
      await send.click()
      await expect(email).toHaveAccessibleDescription(/Did you mean jo\.(true|false)@gmail\.com\?/)
      await expect(email).toHaveValue(typo)
      await expect(topic).toHaveValue('payment')
      await expect(page.getByText('Choose your files again.')).toBeVisible()
      const anyway = page.getByRole('button', { name: 'Send anyway' })
      await (javaScriptEnabled ? usableAtBothWidths : reachableAtBothWidths)(page, anyway)
      // Another address isn’t the one that was insisted on.
      await email.fill('jo@hotmial.com')
      await anyway.click()
      await expect(email).toHaveAccessibleDescription(/Did you mean jo@hotmail\.com\?/)
      await anyway.click()
      await expect(page.getByText('Your message has the number')).toBeVisible()
    })
  })
}
