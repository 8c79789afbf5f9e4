import { expect } from '@playwright/test'
import { smallPdf } from '../../support/small-pdf.ts'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { paidOrder } from '../support/paid-order.ts'

const site = deskSite()
const pdf = { name: `${'long-name-'.repeat(20)}.pdf`, mimeType: 'application/pdf' }

/** Returns the newest mail to an address, as its text. */
async function mailTo(email: string): Promise<string> {
  const read = async () => {
    const answer = await fetch(`${site.origin}/dev/outbox?to=${email}`, {
      headers: { accept: 'application/json' },
    })
    const [newest]: { text: string }[] = await answer.json()
    return newest?.text
  }
  await expect.poll(read).toBeTruthy()
  return (await read()) ?? ''
}

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without'
  test.describe(`${scripts} scripts`, () => {
    test.use({ javaScriptEnabled, ...onPhone })

    test('a traveller writes, support answers, and the traveller reads it and writes back (S7.29)', async ({
      page,
      browser,
    }) => {
      const { origin } = site
      const email = `traveller-${scripts}@example.com`
      const settle = () => (javaScriptEnabled ? documentHydrated(page) : undefined)
      await page.goto(`${origin}/en/contact`)
      await settle()
      const send = page.getByRole('button', { name: 'Send message' })
      await page.getByLabel('What is it about?').selectOption({ label: 'A payment' })
      const { order } = await paidOrder(origin)
      await page.getByLabel('Order number').fill(order.orderCode)
      await page.getByLabel('Your name').fill('Mia Tan')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByLabel('Message', { exact: true }).fill('Was I charged <b>twice</b>?')
      // A program that calls itself a document.
      const program = { ...pdf, buffer: Buffer.from('MZ\x90\x00') }
      await page.getByLabel('Files').setInputFiles(program)
      await send.click()
      await expect(page.getByText('One of these files isn’t a PDF')).toBeVisible()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/charged <b>twice/)
      await page.getByLabel('Files').setInputFiles({ ...pdf, buffer: smallPdf('/Title (proof)') })
      await reachableAtBothWidths(page, send)
      await send.click()
      const taken = page.getByText('Your message has the number')
      await expect(taken).toBeVisible()
      const [, number = ''] = /number (\S+?)\./.exec((await taken.textContent()) ?? '') ?? []

      const desk = await browser.newPage({ javaScriptEnabled: true, ...onPhone })
      await site.signIn(desk, 'support')
      // From the queue to the ticket, to its order, and back.
      await desk.goto(`${origin}/en/desk/queues`)
      const queue = desk.locator('section', { hasText: 'Support tickets' })
      await expect(queue.getByText('A payment · Mia Tan').first()).toBeVisible()
      await queue.getByRole('link', { name: number }).first().click()
      // In a tab of its own: an answer that is being typed stays.
      const opened = desk.waitForEvent('popup')
      await desk.getByRole('link', { name: order.orderCode }).click()
      const beside = await opened
      await expect(beside.getByRole('heading', { level: 1 })).toContainText(order.orderCode)
      const told = beside.locator('#tickets').getByRole('listitem').filter({ hasText: number })
      await expect(told).toContainText(/A payment.*Not proven to be the sender’s order.*New.*Due/)
      await told.getByRole('link', { name: number }).click()
      await expect(beside.getByText('Was I charged <b>twice</b>?')).toBeVisible()
      await beside.close()
      await expect(desk.getByText('Was I charged <b>twice</b>?')).toBeVisible()
      await desk.goto(`${origin}/en/desk/tickets`)
      await documentHydrated(desk)
      if (javaScriptEnabled) await usableAtBothWidths(desk)
      await desk.getByRole('link', { name: number }).first().click()
      await expect(desk.getByText('Was I charged <b>twice</b>?')).toBeVisible()
      const file = desk.getByRole('link', { name: /long-name.*\.pdf/ })
      const download = desk.waitForEvent('download')
      await file.click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
      await desk.getByLabel('Your answer').fill('Only once. The other one was a hold.')
      const answer = desk.getByRole('button', { name: 'Send answer' })
      await reachableAtBothWidths(desk, answer, file)
      await answer.click()
      await expect(desk.getByText('Your answer was sent')).toBeVisible()
      await expect(desk.getByText('Waiting for the traveller').first()).toBeVisible()
      if (javaScriptEnabled) await usableAtBothWidths(desk)

      await expect.poll(() => mailTo(email)).toContain('Only once. The other one was a hold.')
      const [link = ''] = /https?:\/\/\S+/.exec(await mailTo(email)) ?? []
      await page.goto(link)
      await settle()
      await expect(page.getByText('Only once. The other one was a hold.')).toBeVisible()
      await page.getByLabel('Your reply').fill('Thank you!')
      const reply = page.getByRole('button', { name: 'Send reply' })
      await reachableAtBothWidths(page, reply)
      await reply.click()
      await expect(page.getByText('Your reply was sent')).toBeVisible()
      await desk.reload()
      await expect(desk.getByText('Thank you!')).toBeVisible()
      await desk.close()
    })
  })
}
