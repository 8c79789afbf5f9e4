import { expect } from '@playwright/test'
import { formatMoney } from '../../../src/contract/words/format-money.ts'
import { onPhone, reachableAtBothWidths } from '../support/both-widths.ts'
import { actForm, deskSite, openAct, send, sendAct, test, why } from '../support/desk-journey.ts'
import { paidOrder } from '../support/paid-order.ts'
import { inSiteDatabase } from '../support/site-database.ts'

const site = deskSite()

test.describe('at both widths', () => {
  test.use(onPhone)

  test('finance withholds refunds that the gateway can’t pay, pays one and sends the other', async ({
    page,
  }) => {
    const { order } = await paidOrder(site.origin)
    const inDatabase = (statement: string, ...more: string[]) =>
      inSiteDatabase(site.dataDir, statement, more)
    const ofOrder = `payment where order_id = (select id from "order" where code = $1)`
    const gatewayHas = (state: string) =>
      inDatabase(
        `update sandbox_gateway_session set state = '${state}'
         where reference in (select id::text from ${ofOrder})`,
        order.orderCode,
      )
    expect(await gatewayHas('cancelled')).toBe(1)
    await site.openOrder(page, order.orderCode, 'finance')
    for (const amount of ['11', '12']) {
      await openAct(page, 'Refund an amount by hand')
      const form = actForm(page, 'propose-refund')
      await form.getByLabel(/^Amount/).fill(amount)
      await form.getByLabel(/^Reason/).fill(why)
      await form.getByRole('button').click()
      await expect(
        form.getByText(
          `Refund ${formatMoney({ amount: Number(amount) * 100, currency: 'MYR' }, 'en-GB')}?`,
        ),
      ).toBeVisible()
      await send(page, 'propose-refund')
    }
    // As if the gateway had been asked an hour ago, and will be asked again much later.
    const refunds = `payment_refund where payment_id in (select id from ${ofOrder})`
    await expect(async () => {
      const later = await inDatabase(
        `update jobs.job set start_after = now() + interval '1 hour'
         where name = 'payment.send-refund' and state = 'retry'
           and data->>'refundId' in (select id::text from ${refunds})`,
        order.orderCode,
      )
      expect(later).toBe(2)
    }).toPass()
    await inDatabase(
      `update payment_refund set asked_at = asked_at - interval '1 hour' where id in (select id from ${refunds})`,
      order.orderCode,
    )

    await page.reload()
    for (const _ of ['first', 'second']) {
      await openAct(page, 'Withhold a refund')
      await reachableAtBothWidths(page, actForm(page, 'withhold').getByRole('button'))
      await sendAct(page, 'withhold')
    }
    await openAct(page, 'Record a bank transfer')
    const transfer = actForm(page, 'pay-out')
    await transfer.getByLabel('Refund').selectOption({ index: 0 })
    const paid = await transfer.getByLabel('Refund').inputValue()
    await transfer.getByLabel('Bank reference').fill('TRF 2026-118')
    await reachableAtBothWidths(page, transfer.getByRole('button'))
    await transfer.getByRole('button').click()
    await expect(transfer.getByText('Enter a reason of at least three characters.')).toBeVisible()
    await transfer.getByLabel('Paid on').fill('2026-11-24')
    await sendAct(page, 'pay-out')
    await expect(page.locator('#refunds').getByText('TRF 2026-118')).toBeVisible()
    await expect(page.locator('#refunds').getByText('Paid by bank transfer')).toBeVisible()

    expect(await gatewayHas('captured')).toBe(1)
    await openAct(page, 'Send a withheld refund')
    const rest = actForm(page, 'resume').getByLabel('Refund')
    expect(await rest.inputValue()).not.toBe(paid)
    await reachableAtBothWidths(page, actForm(page, 'resume').getByRole('button'))
    await sendAct(page, 'resume')
    await expect(async () => {
      await page.reload()
      const sent = page.locator('#refunds').getByRole('row', { name: /^Refund by hand Paid MYR/ })
      await expect(sent).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
})
