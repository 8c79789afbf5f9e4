import { expect, type Locator, type Page } from '@playwright/test'
import type { BookingDraft } from '../../../src/contract/flight/booking.ts'
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
import { documentHydrated } from '../support/hydrated.ts'
import { subjects as about, mailsAbout, mailWith, orderLinkIn } from '../support/order-mails.ts'
import { beDevice, paidOrder } from '../support/paid-order.ts'
import { paymentPageOf } from '../support/payment-page.ts'

const site = deskSite()
test.use(onPhone)

type Paid = Awaited<ReturnType<typeof paidOrder>>

/** The last digits of the caller's phone number. */
const digits = String(Math.floor(1000 + Math.random() * 9000))

/** Fills in a booking of the caller's, with a typing error in the traveller's surname. */
const misspelt = (draft: BookingDraft): BookingDraft => ({
  ...draft,
  contact: {
    ...draft.contact,
    givenName: 'Ingrid',
    surname: 'Lindqvist',
    phone: `012-345 ${digits}`,
  },
  passengers: draft.passengers.map((each) => ({
    ...each,
    givenName: 'Ingrid',
    surname: 'Lindquist',
  })),
})

test('a day of support, from what callers say to their pages and mails', async ({
  page: support,
  browser,
  request,
}) => {
  const [named, cancelled, disputed] = await Promise.all([
    paidOrder(site.origin, { fill: misspelt }),
    paidOrder(site.origin),
    paidOrder(site.origin),
  ])
  const bank = await paymentPageOf(site, disputed.order.orderCode)
  await request.post(`${bank}/dispute`)
  const traveller = await browser.newPage(onPhone)
  const newAddress = `found.again.${digits}@traveller.example`
  let refund = ''
  await site.signIn(support, 'support')

  await test.step('an order is found by a surname and the end of a phone number', async () => {
    const found = await search(support, `Lindqvist ${digits}`, named)
    await reachableAtBothWidths(support, support.getByRole('button', { name: 'Search' }), found)
    await found.click()
    await expect(support.getByRole('heading', { level: 1 })).toContainText(named.order.orderCode)
  })

  await test.step('a name is corrected by one letter, and no more without a second person', async () => {
    const form = actForm(support, 'correct-name')
    await openAct(support, 'Correct a name')
    const given = await form.getByLabel('Given name').inputValue()
    const family = form.getByLabel('Surname')
    // The present name, so that nobody retypes it.
    await expect(family).toHaveValue(/^Lindquist$/i)
    await checkName(form, { given, family: '美玲', answer: 'Agrees to the correction' })
    await expect(family).toHaveAccessibleDescription('This isn’t valid.')
    await reachableAtBothWidths(support, form.getByRole('button'))
    const other = { given: 'Completely', family: 'Different', answer: 'Agrees to the correction' }
    await checkName(form, other)
    await expect(form.getByRole('button', { name: 'Ask for approval' })).toBeVisible()
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(family).toHaveValue('Different')
    const right = { given, family: 'Lindqvist' }
    await checkName(form, { ...right, answer: 'Refuses the correction' })
    await form.getByRole('button', { name: 'Record the refusal' }).click()
    await expect(support.getByText('The supplier refused this name.')).toBeVisible()
    await expect(support.locator('#changes')).toContainText('Refused by the supplier')
    await openAct(support, 'Correct a name')
    await checkName(form, { ...right, answer: 'Agrees to the correction' })
    await expect(form.getByRole('status')).toContainText(/Lindquist → Lindqvist/i)
    await reachableAtBothWidths(support, form.getByRole('button', { name: 'Change now' }))
    await form.getByRole('button', { name: 'Change now' }).click()
    await expect(support.getByText('Name corrected', { exact: true }).first()).toBeVisible()
    await expect(support.locator('#items')).toContainText(/Ingrid Lindqvist/i)

    const [now, before] = await mailsAbout(site, named, [about.eTicket, about.eTicket])
    expect(now?.text).toMatch(/Ingrid Lindqvist/i)
    expect(before?.text).toMatch(/Ingrid Lindquist/i)
    await openAs(traveller, named)
    await expect(traveller.getByRole('main')).toContainText(/Ingrid Lindqvist/i)
    await expect(traveller.getByRole('main')).not.toContainText(/Lindquist/i)
  })

  await test.step('a mail is sent again: the one with the right name', async () => {
    await site.openOrder(support, named.order.orderCode)
    await expect(
      support.locator('#mails tbody tr').filter({ hasText: 'Outdated documents' }),
    ).toHaveCount(1)
    await openAct(support, 'Send a mail again')
    const form = actForm(support, 'resend-mail')
    const mail = form.getByLabel('Mail', { exact: true })
    await expect(mail.locator('option:checked')).toHaveText('Choose a mail')
    const right = mail.locator('option', { hasText: about.eTicket })
    const newest = right.filter({ hasNotText: 'Outdated documents' }).first()
    await mail.selectOption((await newest.getAttribute('value')) ?? '')
    await expect(mail.locator('option', { hasText: 'Outdated documents' })).toHaveCount(1)
    await reachableAtBothWidths(support, form.getByRole('button'))
    await sendAct(support, 'resend-mail')
    const logged = support.locator('#timeline').getByRole('row', { name: 'Staff' })
    await expect(logged.filter({ hasText: 'Sent a mail again' })).toContainText(
      `Siti Rahman: ${why}`,
    )
    const [again, corrected] = await mailsAbout(site, named, [
      about.eTicket,
      about.eTicket,
      about.eTicket,
    ])
    expect(again?.text).toBe(corrected?.text)
  })

  await test.step('another address is asked for, and the present one is told', async () => {
    const form = actForm(support, 'change-contact')
    await openAct(support, 'Change e-mail or phone')
    await form.getByLabel('E-mail address').fill(newAddress)
    await form.getByLabel(/^Reason/).fill(why)
    await form.getByRole('button').click()
    const ask = form.getByRole('button', { name: 'Ask for approval' })
    await reachableAtBothWidths(support, ask)
    await ask.click()
    const told = support.getByText('Waiting for approval. Nothing has been changed.')
    await expect(told).toBeVisible()
    await expect(support).not.toHaveURL(/told/)
    await support.reload()
    await expect(support.getByText('You asked to change the contact.')).toBeVisible()
    await expect(told).toBeHidden()
    const [asked] = await mailsAbout(site, named, [
      about.addressAsked,
      about.eTicket,
      about.eTicket,
      about.eTicket,
    ])
    expect(asked?.text).toContain('f•••@traveller.example')
    expect(asked?.text).not.toContain(newAddress)
  })

  await test.step('more than one person may refund is proposed', async () => {
    await openAct(support, 'Refund an amount by hand')
    const form = actForm(support, 'propose-refund')
    const amount = form.getByLabel(/^Amount/)
    await expect(form.locator('[data-conditions]')).toContainText(/refund/i)
    await expect(
      form.getByText(/^At most MYR\s[\d,.]+\. You can refund up to MYR\s\d/),
    ).toBeVisible()
    await amount.fill('abc')
    await form.getByLabel(/^Reason/).fill(why)
    await form.getByRole('button').click()
    await expect(form.getByText('Enter an amount such as 12.50.')).toBeVisible()
    await expect(form.getByLabel(/^Reason/)).toHaveValue(why)
    // More than was paid is refused at once, at its field.
    await amount.fill('9999999')
    await form.getByRole('button').click()
    await expect(form.getByText(/^Enter at most MYR\s[\d,.]+\.$/)).toBeVisible()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveValue('9999999')
    await form.getByLabel(/^Reason/).fill(longReason)
    await amount.fill('200')
    await form.getByRole('button').click()
    await expect(form.getByText(/^Ask for approval of MYR\s200\?$/)).toBeVisible()
    await expect(form.getByRole('button').first()).toHaveText(/^Ask for approval of MYR\s200$/)
    await usableAtBothWidths(support, form.getByRole('button').first())
    await send(support, 'propose-refund', 'ask-refund')
    await expect(support.getByText('Refund recorded')).toHaveCount(0)
    await expect(support.locator('#problems')).toContainText(
      /A refund of MYR\s200 waits for a second person\./,
    )
    await expect(support.getByText(/^You proposed to refund MYR\s200\./)).toBeVisible()
    await expect(actForm(support, 'decide-refund')).toHaveCount(0)
  })

  await test.step('a booking is found by the airline’s reference, and cancelled', async () => {
    const { orderCode, items } = cancelled.order
    const [booked] = items.flatMap(({ flight }) => flight?.bookingCodes ?? [])
    const found = await search(support, booked?.code ?? '', cancelled)
    await found.click()
    await openAct(support, 'Quote a cancellation')
    await actForm(support, 'quote-refund').getByRole('button').click()
    const confirm = actForm(support, 'confirm-refund')
    await reachableAtBothWidths(support, confirm.getByRole('button'))
    await confirm.getByRole('button').click()
    await expect(confirm.getByText('Enter a reason of at least three characters.')).toBeVisible()
    const button = (await confirm.getByRole('button').textContent()) ?? ''
    expect(button).toMatch(/^Cancel flights? · refund MYR/)
    refund = button.replace(/^.* refund /, '')
    // It stays folded on any later visit.
    await site.openOrder(support, orderCode)
    await expect(confirm.getByRole('button')).toBeHidden()
    await openAct(support, 'Cancel as quoted')
    await sendAct(support, 'confirm-refund')
  })

  await test.step('the cancelled flights are refunded, as their traveller reads', async () => {
    await shows(traveller, cancelled, async () => {
      const told = traveller.getByText(`${refund} is on its way to you`)
      await expect(told).toBeVisible({ timeout: 500 })
    })
    await expect(traveller.locator('[data-order-status="cancelled"]')).toBeVisible()
    const mails = await mailsAbout(site, cancelled, [
      about.refundSent,
      about.cancelled,
      about.eTicket,
    ])
    expect(plain(mailWith(about.refundSent, mails).text)).toContain(plain(refund))
    await site.openOrder(support, cancelled.order.orderCode)
    await expect(
      support.locator('#refunds').getByRole('row', { name: /^Cancellation Paid/ }),
    ).toBeVisible()
  })

  const second = await browser.newPage(onPhone)
  await site.signIn(second, 'finance')

  await test.step('a second person approves the address, and links in earlier mails are void', async () => {
    await openPart(second, 'Queues')
    const waiting = { name: named.order.orderCode }
    const change = second.locator('#changes').getByRole('link', waiting)
    const proposal = second.locator('#approvals').getByRole('link', waiting)
    await usableAtBothWidths(second, change, proposal)
    await change.click()
    await expect(second.getByText('Approve only if the person has proven')).toBeVisible()
    const decide = actForm(second, 'decide-change')
    await decide.getByLabel(/^Reason/).fill(why)
    await decide.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(second.getByText('Decision recorded')).toBeVisible()
    await expect(second.locator('#facts')).toContainText(newAddress)

    const before = [
      about.addressChanged,
      about.addressAsked,
      about.eTicket,
      about.eTicket,
      about.eTicket,
    ]
    const old = await mailsAbout(site, named, before)
    expect(mailWith(about.addressChanged, old).text).toContain('f•••@traveller.example')
    const [latest] = await mailsAbout(site, named, [about.eTicket], newAddress)
    expect(latest?.text).toMatch(/Ingrid Lindqvist/i)
    // A guest without the order's device signs in first, or looks the order up.
    expect((await request.get(orderLinkIn(mailWith(about.eTicket, old)))).url()).toContain('/login')
    const opened = await request.get(orderLinkIn(latest))
    expect(new URL(opened.url()).pathname).toBe(`/en/order/${named.order.orderCode}`)
  })

  await test.step('and the refund, which is sent at once', async () => {
    const decide = actForm(second, 'decide-refund')
    await expect(decide.getByText(longReason)).toBeVisible()
    await reachableAtBothWidths(second, decide.getByRole('button').first())
    await decide.getByLabel(/^Reason/).fill('That is fair')
    await send(second, 'decide-refund')
    const mails = await mailsAbout(site, named, [about.refundSent, about.eTicket], newAddress)
    expect(mailWith(about.refundSent, mails).text).toMatch(/MYR\s200/)
    await second.reload()
    const row = second.locator('#by-hand').getByRole('row', { name: /Siti Rahman, Minh Tran/ })
    await expect(row).toContainText('Paid')
    await openAs(traveller, named)
    await expect(traveller.locator('[data-order-status="confirmed"]')).toBeVisible()
    await expect(traveller.getByRole('main')).toContainText(newAddress)
    await expect(traveller.getByText(/MYR\s200/).first()).toBeVisible()
  })
  await second.close()

  await test.step('a dispute is found in its queue, and blocks refunds', async () => {
    const { orderCode } = disputed.order
    await openPart(support, 'Queues')
    const queue = support.locator('#disputes')
    await expect(queue.getByText(/Not received · sandbox/).first()).toBeVisible()
    await queue.getByRole('link', { name: orderCode }).click()
    await expect(support.locator('[data-order-state="confirmed"]')).toContainText('Disputed')
    await expect(support.locator('#problems')).toContainText(/The payer disputes .+ by /)
    const listed = support.locator('#disputes').getByRole('row').nth(1)
    await expect(listed).toContainText('Not received')
    await expect(listed).toContainText('Evidence needed')
    await expect(support.locator('#payments')).toContainText('Disputed')
    expect(await support.locator('#payments > section').evaluate(isScrolled)).toBe(false)
    await expect(support.locator('#timeline')).toContainText('Payment disputed')
    // Nothing can be refunded, and the desk says why in place of the forms.
    await expect(actForm(support, 'propose-refund')).toHaveCount(0)
    await expect(actForm(support, 'quote-refund')).toHaveCount(0)
    await atBothWidths(support, async () => {
      await expect(support.locator('[data-disputed]')).toContainText('disputed with the bank')
    })

    // The traveller's order stays as it is, says so, and promises nothing.
    await openAs(traveller, disputed)
    await expect(traveller.locator('[data-order-status="confirmed"]')).toBeVisible()
    await expect(traveller.locator('[data-dispute="open"]')).toContainText(
      'disputed the payment at their bank',
    )
    await expect(traveller.getByText('You can’t change or cancel this at the moment')).toBeVisible()
    await expect(traveller.getByRole('link', { name: 'Cancel flight' })).toHaveCount(0)
    await usableAtBothWidths(traveller)
    const form = await traveller.goto(`${site.origin}/en/refund-form/${orderCode}`)
    expect(form?.status()).toBe(409)
    await expect(traveller.locator('[data-error="PAYMENT_DISPUTED"]')).toContainText(
      'Your booking stays as it is.',
    )
    await usableAtBothWidths(traveller)
  })

  await test.step('it’s answered with the tickets as evidence, and won', async () => {
    const { orderCode } = disputed.order
    await documentHydrated(support)
    const download = support.waitForEvent('download')
    await support.getByRole('link', { name: 'Download tickets and vouchers' }).click()
    expect((await download).suggestedFilename()).toContain('.pdf')
    await actForm(support, 'note').getByLabel('Note').fill('Sent the e-ticket to the bank')
    await send(support, 'note')
    await request.post(`${bank}/review`)
    await eventually(support, async () => {
      await expect(support.locator('#disputes')).toContainText('With the bank', { timeout: 500 })
    })
    await openPart(support, 'Queues')
    await expect(support.getByRole('heading', { level: 1 })).toHaveText('Queues')
    await expect(support.locator('#disputes').getByRole('link', { name: orderCode })).toHaveCount(0)
    await request.post(`${bank}/win`)
    await site.openOrder(support, orderCode)
    await eventually(support, async () => {
      await expect(support.locator('#disputes')).toContainText('Won', { timeout: 500 })
    })
    await expect(support.locator('#problems')).toHaveCount(0)
    await expect(support.locator('#timeline')).toContainText('Dispute won')
    await expect(actForm(support, 'propose-refund')).toHaveCount(1)
    await openAs(traveller, disputed)
    await expect(traveller.locator('[data-order-status="confirmed"]')).toBeVisible()
    await expect(traveller.locator('[data-dispute]')).toHaveCount(0)
    await expect(traveller.getByText('Returned by your bank')).toHaveCount(0)
    await mailsAbout(site, disputed, [about.eTicket])
  })
  await traveller.close()
})

const longReason = `${why} ${'again'.repeat(40)}`

/** Searches orders for what a caller says, and returns the link to the only one that is found. */
async function search(page: Page, said: string, { order }: Paid): Promise<Locator> {
  await openPart(page, 'Orders')
  await page.getByLabel('Search for').fill(said)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(/^1 order/)).toBeVisible()
  return page.getByRole('link', { name: order.orderCode })
}

/** Types a name with what the airline answered, and goes on to the question. */
async function checkName(form: Locator, name: { given: string; family: string; answer: string }) {
  await form.getByLabel('Given name').fill(name.given)
  await form.getByLabel('Surname').fill(name.family)
  await form.getByLabel('The supplier’s answer').selectOption({ label: name.answer })
  await form.getByLabel('Who answered').fill('Agent Lee, NC 4711')
  await form.getByLabel(/^Reason/).fill(why)
  await form.getByRole('button', { name: 'Check name' }).click()
}

/** Opens an order's page as its traveller, on the device that it was booked on. */
async function openAs(page: Page, { order, auid }: Paid): Promise<void> {
  await beDevice(page.context(), site.origin, auid)
  await page.goto(`${site.origin}/en/order/${order.orderCode}`)
}

/** Opens an order's page as its traveller until it shows what a job has done. */
const shows = (page: Page, paid: Paid, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await openAs(page, paid)
    await check()
  }).toPass()

/** Reloads a page until it shows what a job has done. */
const eventually = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.reload()
    await check()
  }).toPass()

/** Replaces non-breaking spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

const isScrolled = (frame: Element): boolean => frame.scrollWidth > frame.clientWidth
