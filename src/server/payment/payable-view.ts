import type { PayableStanding, PaymentMethod } from '../../contract/payment/payment.ts'
import { statusOf } from '../order/order-status.ts'
import { reservedUntil } from '../order/payable/pay-until.ts'
import type { Purchase } from '../order/payable/payable-keeper.ts'
import type { Payable, WholeOrder } from '../order/whole-order.ts'
import type { Payment } from './payment.ts'

interface Facts {
  payable: Payable
  /** All attempts of the order, oldest first. */
  payments: readonly Payment[]
  methods: PaymentMethod[]
  change: Purchase['change']
}

/** Returns a payable and its state, as its payer sees it. */
export function payableView(
  order: WholeOrder,
  { payable, payments, methods, change }: Facts,
): PayableStanding {
  const payment = payments.findLast(({ trxId }) => trxId === payable.trxId)
  const until = payable.state === 'open' ? (payable.until?.toISOString() ?? null) : null
  const held = clocksOf(order, payable)
  return {
    trxId: payable.trxId,
    ...(change ? { change } : {}),
    orderCode: order.code,
    orderStatus: statusOf(order),
    total: payable.amount,
    methods,
    payment: payment
      ? {
          state: payment.state,
          method: payment.method,
          ...(payment.reason ? { reason: payment.reason } : {}),
        }
      : null,
    payUntil: until,
    reservedUntil: until && (held.reserved?.toISOString() ?? null),
    priceUntil: until && (held.price?.toISOString() ?? null),
  }
}

/** A change's only expiry is that of its price. */
const clocksOf = ({ reservations }: WholeOrder, { purpose, until }: Payable) =>
  purpose === 'order' ? reservedUntil(reservations) : { reserved: null, price: until }
