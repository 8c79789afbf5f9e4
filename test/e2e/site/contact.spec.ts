import { request } from 'node:http'
import { expect } from '@playwright/test'
import { smallPdf } from '../../support/small-pdf.ts'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { test } from '../support/site-test.ts'

/**
 * Uses up what an address may send as files, nearly all by forms that don't end, the rest by ever smaller ones that do. Returns
 * a function that breaks the first off.
 */
async function useUpFiles(origin: string, address: string): Promise<() => void> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': address }
  const held = Array.from({ length: 19 }, () => {
    const length = { 'content-length': 10.5 * 1024 * 1024 }
    const form = request(`${origin}/en/contact`, {
      method: 'POST',
      headers: { ...headers, ...length },
    })
    form.on('error', () => undefined).flushHeaders()
    return form
  })
  for (const size of [200_000, 20_000, 2000, 200]) {
    const body = '-'.repeat(size)
    const another = () => fetch(`${origin}/en/contact`, { method: 'POST', headers, body })
    for (let status = 0; status !== 429; ) status = (await another()).status
  }
  return () => {
    for (const form of held) form.destroy()
  }
}

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

    test('a form that isn’t read, because its network sent too much, keeps what was typed', async ({
      page,
    }) => {
      const from = `10.77.3.${Number(javaScriptEnabled)}`
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': from })
      await page.goto('/en/contact')
      if (javaScriptEnabled) await documentHydrated(page)
      const { origin } = new URL(page.url())
      const breakOff = await useUpFiles(origin, from)
      const message = page.getByLabel('Message', { exact: true })
      await message.fill('Was I charged twice?')
      const refusal = page.waitForResponse((answer) => answer.status() === 429)
      await page.getByRole('button', { name: 'Send message' }).click()
      expect(Number((await refusal).headers()['retry-after'])).toBeGreaterThan(0)
      if (javaScriptEnabled) {
        const told = page.getByRole('alert').filter({ hasText: 'Leave this page open' })
        await expect(told).toContainText(/nothing was sent.*send it again after \d+ minutes?\./)
        await usableAtBothWidths(page, page.getByRole('button', { name: 'Send message' }))
      } else {
        await expect(page.getByRole('heading')).toHaveText('We can’t take more right now')
        await expect(page.getByText(/Go back: what you typed is still there/)).toBeVisible()
        await page.goBack()
      }
      await expect(message).toHaveValue('Was I charged twice?')
      await expect(page).toHaveURL(/\/en\/contact$/)
      breakOff()
    })
  })
}
