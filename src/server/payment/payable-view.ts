import { areSameSums, onSiteSums } from '../../contract/checkout/on-site-sums.ts'
import type { VerificationTiming } from '../../contract/member/member.ts'
import type { Money } from '../../contract/money.ts'
import type { PayableStanding, PaymentMethod } from '../../contract/payment/payment.ts'
import { statusOf } from '../order/order-status.ts'
import { reservedUntil } from '../order/payable/pay-until.ts'
import type { Purchase } from '../order/payable/payable-keeper.ts'
import {
  isPriceLost,
  isPromoLost,
  needsCard,
  type Payable,
  type WholeOrder,
} from '../order/whole-order.ts'
import { lateMoneyOf } from './late-money.ts'
import type { Payment } from './payment.ts'
import { type Price, standingItems } from './quote-before-paying.ts'

interface Facts extends Pick<Purchase, 'change' | 'charge'> {
  payable: Payable
  /** All attempts of the order, oldest first. */
  payments: readonly Payment[]
  methods: PaymentMethod[]
  /** Returns whether a card that is saved now can be charged in a currency later. */
  canCharge(currency: string): boolean
  /** What it costs at the prices that suppliers ask now, if the payer hasn't agreed to them yet. */
  offered: Price | undefined
  /** Of the code that the order waits for; undefined if it needs none. */
  code: VerificationTiming | undefined
}

/** Returns a payable and its state, as its payer sees it. */
export function payableView(
  order: WholeOrder,
  { payable, payments, methods, canCharge, change, charge, offered, code }: Facts,
): PayableStanding {
  const payment = payments.findLast(({ trxId }) => trxId === payable.trxId)
  const until = payable.state === 'open' ? (payable.until?.toISOString() ?? null) : null
  const held = clocksOf(order, payable)
  const isSaved = savesCard(order, payable)
  const onSite = onSiteSums(standingItems(order))
  const isCardOnly = isSaved || charge !== undefined
  const late = lateMoneyOf(payable, payments)
  return {
    trxId: payable.trxId,
    ...(change ? { change } : {}),
    ...(charge ? { charge: { ...charge, state: payable.state } } : {}),
    orderCode: order.code,
    orderStatus: statusOf(order),
    total: offered?.now ?? payable.amount,
    ...(offered ? { oldTotal: payable.amount } : {}),
    ...(offered && !areSameSums(offered.onSite, onSite) ? { oldOnSite: onSite } : {}),
    methods: isCardOnly ? methods.filter((method) => method === 'card') : methods,
    ...(isSaved
      ? { savesCard: true as const, laterCharges: laterCharges(onSite, payable.amount, canCharge) }
      : {}),
    ...(code ? { needsCode: true as const, codeTiming: code } : {}),
    payment: payment
      ? {
          state: payment.state,
          method: payment.method,
          at: payment.changedAt.toISOString(),
          ...(payment.reason ? { reason: payment.reason } : {}),
        }
      : null,
    ...(isPriceLost(order.reservations) ? { isPriceLost: true as const } : {}),
    ...(isPromoLost(order.reservations) ? { isPromoLost: true as const } : {}),
    ...(late ? { late } : {}),
    payUntil: until,
    reservedUntil: until && (held.reserved?.toISOString() ?? null),
    priceUntil: until && (held.price?.toISOString() ?? null),
  }
}

/** A guarantee is charged in a currency that is paid on site; if the gateway can't, in the order's. */
const laterCharges = (
  onSite: readonly Money[],
  { currency: own }: Money,
  canCharge: Facts['canCharge'],
) => onSite.map(({ currency: quoted }) => ({ quoted, charged: canCharge(quoted) ? quoted : own }))

/** Returns whether a payment of this payable saves the card, because something of the order needs one. */
export const savesCard = ({ reservations }: WholeOrder, { purpose }: Payable): boolean =>
  purpose === 'order' && needsCard(reservations)

/** Only an order has reservations that expire; anything else has one deadline. */
const clocksOf = ({ reservations }: WholeOrder, { purpose, until }: Payable) =>
  purpose === 'order' ? reservedUntil(reservations) : { reserved: null, price: until }
