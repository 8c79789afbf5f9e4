import type { OrderCode, TrxId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import type { PaymentMethod, QuoteState, Transaction } from '../../contract/payment/payment.ts'
import { heldUntil, payUntil } from '../order/hold-end.ts'
import type { WholeOrder } from '../order/order-service.ts'
import { statusOf } from '../order/order-view.ts'
import type { DueSubject } from './due-service.ts'
import type { DueRow } from './due-store.ts'
import type { PaymentRow } from './payment-store.ts'

interface Facts {
  /** All attempts of the order, oldest first. */
  payments: readonly PaymentRow[]
  methods: PaymentMethod[]
  /** What is paid, where it is not the order itself, with how far it has come. */
  due?: { row: DueRow; subject: DueSubject } | undefined
}

/** What is to be paid under a `trxId`, as its payer sees it. */
export function transactionView(order: WholeOrder, { payments, methods, due }: Facts): Transaction {
  const payment = payments.findLast((each) => each.due === (due?.row.trxId ?? null))
  return {
    orderCode: order.code as OrderCode,
    orderStatus: statusOf(order),
    methods,
    payment: payment
      ? {
          state: payment.state,
          method: payment.method,
          ...(payment.reason ? { reason: payment.reason } : {}),
        }
      : null,
    ...(due ? ofDue(due.row, due.subject.state) : ofOrder(order)),
  }
}

function ofDue({ trxId, amount, currency, until }: DueRow, state: QuoteState) {
  const end = state === 'awaiting_payment' ? until.toISOString() : null
  return {
    trxId: trxId as TrxId,
    change: { state },
    total: money(amount, currency),
    payUntil: end,
    seatsHeldUntil: null,
    priceHeldUntil: end,
  }
}

function ofOrder(order: WholeOrder) {
  const held = heldUntil(order.items)
  const isDue = order.paid < order.total
  const text = (moment: Date | null) => (isDue ? (moment?.toISOString() ?? null) : null)
  return {
    trxId: order.trxId as TrxId,
    total: money(order.total, order.currency),
    payUntil: text(payUntil(order.items)),
    seatsHeldUntil: text(held.seats),
    priceHeldUntil: text(held.price),
  }
}
