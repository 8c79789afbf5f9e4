import { expect } from '@playwright/test'
import { formatMoney } from '../../../src/contract/words/format-money.ts'
import {
  atBothWidths,
  onPhone,
  reachableAtBothWidths,
  usableAtBothWidths,
} from '../support/both-widths.ts'
import {
  actForm,
  deskSite,
  openAct,
  openPart,
  send,
  sendAct,
  test,
  why,
} from '../support/desk-journey.ts'
import { mailsTo } from '../support/member-journey.ts'
import { beDevice, paidOrder } from '../support/paid-order.ts'
import { inSiteDatabase } from '../support/site-database.ts'

const site = deskSite()

test.describe('at both widths', () => {
  test.use(onPhone)

  test('support refunds an order end to end while the traveller watches', async ({
    page,
    browser,
  }) => {
    test.slow()
    const { order, auid } = await paidOrder(site.origin)
    const context = await browser.newContext(onPhone)
    await beDevice(context, site.origin, auid)
    const traveller = await context.newPage()
    await traveller.goto(`${site.origin}/en/order/${order.orderCode}`)
    await expect(traveller.locator('[data-order-status="confirmed"]')).toBeVisible()

    await site.signIn(page, 'support')
    await openPart(page, 'Orders')
    await page.getByLabel('Search for').fill(order.orderCode)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText(/^1 order/)).toBeVisible()
    const found = page.getByRole('link', { name: order.orderCode })
    await usableAtBothWidths(page, page.getByRole('button', { name: 'Search' }), found)
    await found.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderCode)
    await usableAtBothWidths(page)

    await openAct(page, 'Quote a cancellation')
    await reachableAtBothWidths(page, actForm(page, 'quote-refund').getByRole('button'))
    await actForm(page, 'quote-refund').getByRole('button').click()
    const confirm = actForm(page, 'confirm-refund')
    await reachableAtBothWidths(page, confirm.getByRole('button'))
    await confirm.getByRole('button').click()
    await expect(confirm.getByText('Enter a reason of at least three characters.')).toBeVisible()
    const button = (await confirm.getByRole('button').textContent()) ?? ''
    expect(button).toMatch(/^Cancel flights? · refund MYR/)
    const amount = button.replace(/^.* refund /, '')
    // It stays folded on any later visit.
    await page.goto(`${site.origin}/en/desk/orders/${order.orderCode}`)
    await expect(confirm.getByRole('button')).toBeHidden()
    await openAct(page, 'Cancel as quoted')
    await sendAct(page, 'confirm-refund')

    // Their page was open all the time; what happened shows once they look again.
    await expect(async () => {
      await traveller.reload()
      const told = traveller.getByText(`${amount} is on its way to you`)
      await expect(told).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await atBothWidths(traveller, async () => {
      await expect(traveller.locator('[data-order-status="cancelled"]')).toBeVisible()
    })
    await expect(async () => {
      const mails = await mailsTo(page.request, order.contact.email, site.origin)
      const about = mails.filter(({ subject }) => subject.includes(order.orderCode))
      // Two jobs write them, in either order.
      const [refund, ...others] = about.filter(({ subject }) => subject.startsWith('Your refund'))
      expect(others).toEqual([])
      expect(about).toHaveLength(3)
      expect(about.map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^Your flights are cancelled/),
      )
      expect(refund?.subject).toMatch(/^Your refund is on its way/)
      expect(refund?.text.replace(/\s/g, ' ')).toContain(amount.replace(/\s/g, ' '))
    }).toPass({ timeout: 30_000 })

    await page.reload()
    await expect(
      page.locator('#refunds').getByRole('row', { name: /^Cancellation Paid/ }),
    ).toBeVisible()
    await context.close()
  })

  test('a large refund by hand needs a second person', async ({ page, browser }) => {
    test.slow()
    const { order } = await paidOrder(site.origin)
    await site.signIn(page, 'admin')
    await site.openOrder(page, order.orderCode)
    await openAct(page, 'Refund an amount by hand')
    const form = actForm(page, 'propose-refund')
    await expect(form.locator('[data-conditions]')).toContainText(/refund/i)
    await expect(
      form.getByText(/^At most MYR\s[\d,.]+\. You can refund up to MYR\s\d/),
    ).toBeVisible()
    await form.getByLabel(/^Amount/).fill('abc')
    await form.getByLabel(/^Reason/).fill(why)
    await form.getByRole('button').click()
    await expect(form.getByText('Enter an amount such as 12.50.')).toBeVisible()
    await expect(form.getByLabel(/^Reason/)).toHaveValue(why)
    // More than was paid is refused at once, at its field.
    await form.getByLabel(/^Amount/).fill('9999999')
    await form.getByRole('button').click()
    await expect(form.getByText(/^Enter at most MYR\s[\d,.]+\.$/)).toBeVisible()
    await expect(form.getByLabel(/^Amount/)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(/^Amount/)).toHaveValue('9999999')
    const reason = `${why} ${'again'.repeat(40)}`
    await form.getByLabel(/^Reason/).fill(reason)
    await form.getByLabel(/^Amount/).fill('200')
    await form.getByRole('button').click()
    await expect(form.getByText(/^Ask for approval of MYR\s200\?$/)).toBeVisible()
    await expect(form.getByText('A second person decides.')).toBeVisible()
    await expect(form.getByRole('button').first()).toHaveText(/^Ask for approval of MYR\s200$/)
    await usableAtBothWidths(page, form.getByRole('button').first())
    await send(page, 'propose-refund', 'ask-refund')
    await expect(page.getByText('Refund recorded')).toHaveCount(0)

    // An admin may approve refunds, but not this one, whatever is sent.
    await expect(page.locator('#problems')).toContainText(
      /A refund of MYR\s200 waits for a second person\./,
    )
    await expect(page.locator('#by-hand').getByText('Waiting for approval')).toBeVisible()
    await expect(page.getByText(/Somebody else has to approve it\.$/)).toBeVisible()
    await expect(actForm(page, 'decide-refund')).toHaveCount(0)

    const second = await browser.newContext(onPhone)
    const finance = await second.newPage()
    await site.signIn(finance, 'finance')
    await finance.goto(`${site.origin}/en/desk/queues`)
    await usableAtBothWidths(finance, finance.getByRole('link', { name: order.orderCode }).first())
    await finance.getByRole('link', { name: order.orderCode }).first().click()
    const decide = actForm(finance, 'decide-refund')
    await expect(decide.getByText(reason)).toBeVisible()
    await reachableAtBothWidths(finance, decide.getByRole('button').first())
    const forged = await page.request.post(page.url().split('?')[0] ?? '', {
      headers: { origin: site.origin },
      form: {
        act: 'decide-refund',
        target: await decide.locator('[name="target"]').inputValue(),
        key: crypto.randomUUID(),
        decision: 'approved',
        why,
      },
    })
    expect(forged.status()).toBe(403)
    expect(await forged.text()).toContain('data-error="SECOND_PERSON_NEEDED"')

    await decide.getByLabel(/^Reason/).fill('That is fair')
    await send(finance, 'decide-refund')
    await expect(async () => {
      await page.reload()
      const cells = page.locator('#by-hand').getByRole('row', { name: /Kofi Mensah, Minh Tran/ })
      await expect(cells).toContainText('Paid', { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await second.close()
  })

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
    await site.signIn(page, 'finance')
    await site.openOrder(page, order.orderCode)
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
    }).toPass({ timeout: 30_000 })
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
    }).toPass({ timeout: 30_000 })
  })
})
