import { mayDo } from '../../../contract/desk/desk-acts.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import { money } from '../../../contract/money.ts'
import type { LedgerMovement } from '../../../contract/payment/ledger-terms.ts'
import type { PostbackRecords } from '../../affiliate/postback-records.ts'
import type { AfterSalesService } from '../../aftersales/after-sales-service.ts'
import type { QuoteRecords } from '../../aftersales/quote-records.ts'
import { orderWords } from '../../letters/letters.ts'
import type { Visitor } from '../../order/access/order-access.ts'
import type { OrderRecords } from '../../order/order-records.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { ProductOf } from '../../order/product.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { CallRecords } from '../../outside-call/open-outside-calls.ts'
import type { MoneyRecords, PaymentRecords } from '../../payment/payment-records.ts'
import type { RefundService } from '../../payment/refund-service.ts'
import { longestCall } from '../../payment/refund-states.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { jobsNaming } from '../../platform/jobs/job-rows.ts'
import { mailsAbout } from '../../platform/mail/mail-store.ts'
import { wordsOf } from '../../platform/words.ts'
import type { StaffTickets } from '../../support/ticket/staff-tickets.ts'
import type { DeskLog, DeskLogEntry } from '../log/desk-log-store.ts'
import type { ChangesOfOrders } from './change/changes-of-orders.ts'
import { mailLanguage } from './mail-language.ts'
import { outdatedMails } from './outdated-mails.ts'
import type { RefundsByHand } from './refund/refunds-by-hand.ts'
import { timelineOf } from './timeline.ts'

/** Reads everything about an order that staff with these roles may know. Throws TRX_NOT_FOUND. */
export type ReadOrder = (
  code: string,
  visitor: Visitor,
  roles: readonly StaffRole[],
) => Promise<DeskOrder>

export function createReadOrder(parts: {
  db: Database
  clock: Pick<Clock, 'now'>
  log: DeskLog
  productOf: ProductOf
  orders: OrderService
  records: OrderRecords
  payments: PaymentRecords
  quotes: QuoteRecords
  postbacks: PostbackRecords
  refunds: Pick<RefundService, 'refundable' | 'refusalOf'>
  byHand: Pick<RefundsByHand, 'of' | 'aloneOf'>
  changes: Pick<ChangesOfOrders, 'of'>
  /** Returns when its traveller asked for an erasure that isn't done yet. */
  erasureAskedAt(order: WholeOrder): Promise<Date | undefined>
  /** Returns the address of an order, and those it had. */
  addresses(order: WholeOrder): Promise<string[]>
  afterSales: AfterSalesService
  tickets: Pick<StaffTickets, 'about'>
  calls: CallRecords
}): ReadOrder {
  const {
    db,
    clock,
    log,
    productOf,
    orders,
    records,
    payments,
    quotes,
    refunds,
    afterSales,
    calls,
  } = parts

  return async (code, visitor, roles) => {
    const order = await orders.byCode(code, visitor)
    const [
      view,
      after,
      history,
      changedAt,
      moneyOf,
      quoted,
      mails,
      acts,
      left,
      refundBlock,
      byHand,
      changes,
      erasureAt,
      posted,
      tickets,
    ] = await Promise.all([
      orders.view(order, visitor.language),
      afterSales.get(code, visitor),
      records.history(order.id),
      records.changedAt(order.id),
      payments.of(order.id),
      quotes(order.id),
      parts.addresses(order).then((to) => mailsAbout(db, { to, name: order.code })),
      log.entriesOf({ kind: 'order', id: order.code }),
      refunds.refundable(order),
      refunds.refusalOf(order, 1),
      parts.byHand.of(order.id),
      parts.changes.of(order.id),
      parts.erasureAskedAt(order),
      parts.postbacks(order.id),
      mayDo(roles, 'ticket.read') ? parts.tickets.about(order.code) : null,
    ])
    const references = [
      ...order.reservations.map(({ reference }) => reference),
      ...moneyOf.payments.map(({ id }) => id),
      ...moneyOf.refunds.map(({ id }) => id),
    ]
    const [jobs, called] = await Promise.all([
      jobsNaming(db, [
        order.id,
        ...references,
        ...order.payables.map(({ trxId }) => trxId),
        ...quoted.map(({ id }) => id),
        ...after.notices.map(({ noticeId }) => noticeId),
        ...mails.map(({ id }) => id),
        ...posted.map(({ postbackId }) => postbackId),
      ]),
      calls(references),
    ])
    const say = wordsOf('mail', visitor.language)
    const outdated = outdatedMails(mails, history)
    const sections = {
      ...moneySections(moneyOf, order, clock.now()),
      quotes: quoted.map(({ id, terms, createdAt, validUntil, changedAt, ...quote }) => ({
        quoteId: id,
        kind: terms.kind,
        state: quote.state,
        itemIds: quote.itemIds,
        lines: quote.lines,
        amount: quote.amount,
        isInvoluntary: quote.isInvoluntary,
        reason: quote.reason,
        createdAt: createdAt.toISOString(),
        validUntil: validUntil.toISOString(),
        changedAt: changedAt.toISOString(),
      })),
      mails: mails.map((mail) => ({
        mailId: mail.id,
        to: mail.to,
        subject: mail.subject,
        state: mail.state,
        isOutdated: outdated.has(mail.id),
        written: mailLanguage(mail),
        createdAt: mail.createdAt.toISOString(),
        sentAt: mail.sentAt?.toISOString() ?? null,
      })),
      jobs: jobs.map(({ id, createdAt, startAfter, completedAt, ...job }) => ({
        jobId: id,
        ...job,
        createdAt: createdAt.toISOString(),
        startAfter: startAfter.toISOString(),
        completedAt: completedAt?.toISOString() ?? null,
      })),
      calls: called,
      log: acts.map(logEntryView),
    }
    return {
      order: view,
      afterSales: after,
      language: order.language,
      mailLanguage: orderWords(order).language,
      memberId: order.memberId,
      erasureAskedAt: erasureAt?.toISOString() ?? null,
      attribution: order.attribution,
      payables: payablesOf(order),
      reservations: order.reservations.map((each) => ({
        ...reservationView(each),
        codes: codesOf(each),
        changedAt: (changedAt.get(each.id) ?? order.createdAt).toISOString(),
      })),
      refundsByHand: byHand,
      changes,
      postbacks: posted,
      refundable: money(left, order.currency),
      refundBlock,
      refundableAlone: await parts.byHand.aloneOf(order),
      tickets,
      ...sections,
      timeline: timelineOf(history, sections, say.tag),
    }

    /** Returns booking references and the numbers of tickets and vouchers, each once. */
    function codesOf(reservation: Reservation): string[] {
      const described = reservation.items.map((item) => productOf(item).describe(item, say))
      const references = described.flatMap((each) => each.references.map((one) => one.code))
      const documents = described.flatMap(({ travellers }) =>
        travellers.flatMap((each) => each.documents.map(({ number }) => number)),
      )
      return [...new Set([...references, ...documents])]
    }
  }
}

const payablesOf = ({ payables }: WholeOrder): DeskOrder['payables'] =>
  payables.map(({ trxId, purpose, state, amount, until }) => ({
    trxId,
    purpose,
    state,
    amount,
    until: until?.toISOString() ?? null,
  }))

const reservationView = (each: Reservation) => ({
  reservationId: each.id,
  bundle: each.bundle,
  product: each.product,
  supplier: each.supplier,
  reference: each.reference,
  state: each.state,
  attempt: each.attempt,
  reason: each.reason ?? null,
  itemIds: each.items.map(({ id }) => id),
  reservedUntil: each.reservedUntil?.toISOString() ?? null,
  priceUntil: each.priceUntil?.toISOString() ?? null,
  isCharged: each.isCharged,
})

/**
 * Returns what a refund was requested for. A payment that its order didn't need came twice only if another one had paid;
 * otherwise it came after the time to pay.
 */
function causeOf(
  { key, paymentId }: MoneyRecords['refunds'][number],
  payments: MoneyRecords['payments'],
  { payables }: WholeOrder,
): string {
  if (!key.startsWith('second ')) return key
  const trxId = payments.find(({ id }) => id === paymentId)?.trxId
  const payable = payables.find((each) => each.trxId === trxId)
  return payable?.state === 'paid' ? key : key.replace('second', 'late')
}

/** Returns why a refund that isn't paid can't be withheld or paid by bank transfer: see `PayOut`. */
function payOutBlockOf(
  { state, askedAt, isDisputed, isReturned }: MoneyRecords['refunds'][number],
  now: number,
): DeskOrder['refunds'][number]['payOutBlock'] {
  if (state !== 'requested' && state !== 'withheld') return null
  if (isDisputed) return 'disputed'
  if (state === 'withheld') return isReturned ? 'returned' : null
  return askedAt && askedAt.getTime() > now - longestCall ? 'asked' : null
}

const moneySections = (
  { payments, refunds, disputes, ledger }: MoneyRecords,
  order: WholeOrder,
  now: number,
) => ({
  payments: payments.map((each) => ({
    paymentId: each.id,
    trxId: each.trxId,
    gateway: each.gateway,
    method: each.method,
    state: each.state,
    amount: each.amount,
    refunded: money(each.refunded, each.amount.currency),
    returned: money(each.returned, each.amount.currency),
    reason: each.reason,
    terms: each.terms ?? null,
    cardDigits: each.cardDigits ?? null,
    gatewayReference: each.gatewayReference ?? null,
    createdAt: each.createdAt.toISOString(),
    changedAt: each.changedAt.toISOString(),
  })),
  refunds: refunds.map((each) => ({
    refundId: each.id,
    paymentId: each.paymentId,
    amount: each.amount,
    state: each.state,
    cause: causeOf(each, payments, order),
    createdAt: each.createdAt.toISOString(),
    doneAt: each.doneAt?.toISOString() ?? null,
    bankReference: each.bankReference,
    payOutBlock: payOutBlockOf(each, now),
  })),
  disputes: disputes.map((each) => ({
    reference: each.reference,
    paymentId: each.paymentId,
    gateway: each.gateway,
    state: each.state,
    amount: each.amount,
    withdrawn: money(each.withdrawn, each.amount.currency),
    reason: each.reason,
    dueAt: each.dueAt?.toISOString() ?? null,
    openedAt: each.openedAt.toISOString(),
    changedAt: each.changedAt.toISOString(),
  })),
  ledger: ledger.map(({ at, movement, account, amount, currency }) => ({
    at: at.toISOString(),
    kind: movement.split(':')[0] as LedgerMovement,
    movement,
    account,
    amount: money(amount, currency),
  })),
})

const logEntryView = ({ target: _, at, ...entry }: DeskLogEntry) => ({
  ...entry,
  at: at.toISOString(),
})
