import { expect } from '@playwright/test'
import { onPhone, reachableAtBothWidths } from '../support/both-widths.ts'
import { actForm, deskSite, openAct, send, sendAct, test, why } from '../support/desk-journey.ts'
import { paidOrder } from '../support/paid-order.ts'

const site = deskSite()

test.describe('at both widths', () => {
  test.use(onPhone)

  test('support reads what tickets don’t say yet before sending them', async ({ page }) => {
    const { order } = await paidOrder(site.origin)
    const bookingCode = order.items[0]?.flight?.bookingCodes[0]?.code
    const turn = { scheduleChanges: [{ bookingCode, cancelled: true }] }
    const turned = await page.request.post(`${site.origin}/dev/world`, { data: turn })
    expect(turned.status()).toBe(200)
    await site.signIn(page, 'support')
    await expect(async () => {
      await site.openOrder(page, order.orderCode)
      const problem = page.locator('#problems').getByText('the airline cancelled the flights')
      await expect(problem).toBeVisible({ timeout: 1000 })
    }).toPass()
    // The mail with the tickets, and not the one about the cancellation.
    await expect(page.locator('#mails').getByText('Outdated documents')).toHaveCount(1)
    const said = 'An airline cancelled flights of this order'
    await openAct(page, 'Send the confirmation again')
    const form = actForm(page, 'resend-documents')
    await expect(form.getByText(said)).toBeVisible()
    await reachableAtBothWidths(page, form.getByRole('button'))
    const download = page.getByRole('link', { name: 'Download tickets and vouchers (PDF)' })
    await expect(page.locator('div', { has: download }).last()).toContainText(said)
    await sendAct(page, 'resend-documents')
  })

  test('support withdraws a change that it proposed', async ({ page }) => {
    const { order } = await paidOrder(site.origin)
    await site.openOrder(page, order.orderCode, 'support')
    await openAct(page, 'Change e-mail or phone')
    const form = actForm(page, 'change-contact')
    await form.getByLabel('E-mail address').fill('mistyped@traveller.example')
    await form.getByLabel(/^Reason/).fill(why)
    await form.getByRole('button').click()
    await expect(form.getByText('Ask for approval of this change?')).toBeVisible()
    await send(page, 'change-contact', 'ask-change')
    await openAct(page, 'Withdraw your proposal')
    const withdrawal = actForm(page, 'withdraw-change')
    await reachableAtBothWidths(page, withdrawal.getByRole('button'))
    await sendAct(page, 'withdraw-change')
    await expect(page.locator('#changes').getByText('Withdrawn')).toBeVisible()
    const told = page.locator('#timeline').getByRole('row', { name: 'Staff' })
    await expect(told.filter({ hasText: 'Proposed a change of the contact' })).toHaveCount(1)
    await expect(
      told.filter({ hasText: 'Withdrew the proposal to change the contact' }),
    ).toHaveCount(1)
    await expect(form).toHaveCount(1)
  })
})
