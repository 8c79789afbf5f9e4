import { defaultLocale } from '../../contract/default-locale.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import { understoodLocale } from '../../contract/understood-locale.ts'
import type { TermsBook } from '../content/terms-book.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { Discounts, PayerPlace } from '../order/discount.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderWith } from '../order/order-part.ts'
import type { OrderService } from '../order/order-service.ts'
import type { QuoteAgain } from '../order/reservation/quote-again.ts'
import type { Payable, WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { seconds } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import { orUnavailable } from './or-unavailable.ts'
import { savesCard } from './payable-view.ts'
import type { Payment } from './payment.ts'
import { findPayable } from './payment-deadlines.ts'
import { openPaymentStates } from './payment-states.ts'
import { addPayment, attempts, paymentsOf } from './payment-store.ts'
import { assertSeen, createQuoteBeforePaying, type SeenPrice } from './quote-before-paying.ts'
import type { Repricing } from './repricing.ts'
import type { SettleService } from './settle-service.ts'

export interface StartRequest extends SeenPrice, Partial<PayerPlace> {
  method: PaymentMethod
  returnPath: string
  /** The version of the terms beside the button. */
  terms?: string | undefined
}

/** See `PaymentService.start`. */
export type StartPayment = (
  trxId: string,
  visitor: Visitor,
  request: StartRequest,
) => Promise<{ redirect: string }>

/** Returns the language of the page that the payer comes from and returns to. */
const localeOfPage = (path: string): LocaleCode =>
  understoodLocale(path.split('/', 2)[1] ?? '') ?? defaultLocale

/** Calls to start a payment within this time are one: a double click, or a repeated request. */
const atOnce = seconds(5)
/** How often a call that others overtook begins again. */
const maxTries = 5

export function createStartPayment(parts: {
  db: Database
  clock: Clock
  origin: string
  gateways: readonly PaymentGateway[]
  orders: OrderService
  books: OrderBooks
  settling: SettleService
  quoteAgain: QuoteAgain
  discounts: Discounts
  terms: TermsBook
  repricing: Repricing
  /** Throws unless there's something to pay right now; returns the deadline. */
  assertPayable(order: WholeOrder, payable: Payable): Date
}): StartPayment {
  const { db, clock, origin, gateways, orders, books, settling, assertPayable } = parts
  const { discounts, repricing, terms: termsBook } = parts
  const quoteBeforePaying = createQuoteBeforePaying({
    ...parts,
    assertPayable: (order, trxId) => void assertPayable(order, findPayable(order, trxId)),
  })

  /**
   * Stores an attempt under the order's lock, and returns the open ones it replaces. Of concurrent calls with the same
   * method and terms, such as a double click, the later ones get the first one's attempt. Returns undefined, and stores
   * nothing, if the discount of the order's promo code isn't right any more.
   */
  function begin(
    found: OrderWith<Payment[]>,
    trxId: string,
    {
      method,
      since,
      terms,
      country,
      edgeCountry,
      ...seen
    }: SeenPrice & PayerPlace & { method: PaymentMethod; since: number; terms: string },
  ) {
    return books.change(found, async (tx, order, asRead) => {
      const { id: orderId, version } = order
      const payable = findPayable(order, trxId)
      const expiresAt = assertPayable(order, payable)
      const isSaved = savesCard(order, payable)
      assertSeen(order, payable, seen)
      const gateway = gateways.find((each) =>
        each.methods(payable.amount.currency).includes(method),
      )
      const isCardOnly = isSaved || payable.purpose === 'guarantee'
      if (!gateway || (isCardOnly && method !== 'card')) {
        throw new CatalogueError('PAYMENT_METHOD_UNKNOWN')
      }
      const isOrder = payable.purpose === 'order'
      if (isOrder && !(await discounts.reserve(tx, order, { country, edgeCountry })))
        return undefined
      const payments = asRead ? found.part : await paymentsOf(tx, orderId)
      const open = payments.filter(isOpen)
      const facts = { gateway, expiresAt, version, description: order.code, savesCard: isSaved }
      const newest = open.at(-1)
      const isSame =
        newest?.state === 'created' &&
        newest.method === method &&
        newest.trxId === trxId &&
        // Its page is paid under what was agreed to when it was opened.
        newest.terms === terms &&
        newest.createdAt.getTime() > since - atOnce
      if (isSame) return { ...facts, payment: newest, earlier: idsOf(open.slice(0, -1)) }
      const now = after(payments, clock.date())
      const payment: Payment = {
        id: newId(),
        orderId,
        trxId: payable.trxId,
        gateway: gateway.id,
        method,
        state: 'created',
        amount: payable.amount,
        refunded: 0,
        reason: null,
        terms,
        createdAt: now,
        changedAt: now,
      }
      await addPayment(tx, payment)
      await books.note(tx, orderId, 'payment.created')
      return { ...facts, payment, earlier: idsOf(open) }
    })
  }

  const newestOpen = async (orderId: string, trxId: string): Promise<Payment | undefined> =>
    (await paymentsOf(db, orderId)).findLast((each) => isOpen(each) && each.trxId === trxId)

  /** Starts it once. Returns undefined if another call has changed the order or replaced the attempt in the meantime. */
  async function tryOnce(
    found: OrderWith<Payment[]>,
    { trxId, visitor, since, ...request }: Call & { terms: string },
  ): Promise<{ redirect: string } | undefined> {
    const { method, returnPath, terms, country, edgeCountry, ...seen } = request
    const place = { country, edgeCountry }
    const quoted = await quoteBeforePaying(found, findPayable(found, trxId), seen)
    if (quoted === 'overtaken') return undefined
    const order = quoted === 'changed' ? await orders.byTrxWith(trxId, visitor, attempts) : found
    const attempt = await begin(order, trxId, { method, since, terms, ...place, ...seen })
    if (!attempt) return correctDiscount(order, { trxId, visitor, ...place })
    const { earlier } = attempt
    // Earlier attempts end before the new page opens, so that two open pages can't both be paid.
    if (earlier.length > 0) {
      await orUnavailable(settling.cancelOpen(order, ({ id }) => earlier.includes(id)))
    }
    const { gateway, expiresAt, description, payment, savesCard } = attempt
    const session = await orUnavailable(
      gateway.createSession({
        reference: payment.id,
        method,
        description,
        expiresAt,
        savesCard,
        amount: payment.amount,
        locale: localeOfPage(returnPath),
        returnUrl: `${origin}${returnPath}`,
      }),
    )
    if (await orders.isStill({ id: order.id, version: attempt.version })) return session
    const now = await orders.byTrx(trxId, visitor)
    const isPaid = findPayable(now, trxId).state === 'paid'
    if (!isPaid && (await newestOpen(order.id, trxId))?.id === payment.id) return session
    // In the meantime a newer attempt replaced it, or an earlier one turned out to be paid: this page must take no
    // money. The newer one may have tried to end this page before it opened.
    await orUnavailable(settling.cancelOpen(now, ({ id }) => id === payment.id))
    await orUnavailable(gateway.cancel(payment.id))
    if (isPaid) throw new CatalogueError('ALREADY_PAID')
    return undefined
  }

  /** Returns the version of the terms that was seen, or else the current one. Throws VALIDATION if there never was such a version. */
  async function agreedTerms(seen: string | undefined): Promise<string> {
    if (seen === undefined) return termsBook.current('terms-condition')
    if (await termsBook.has('terms-condition', seen)) return seen
    throw new CatalogueError('VALIDATION', { fields: { terms: 'invalid_value' } })
  }

  /** Throws why the order's discount had to be lowered or removed; returns undefined if it's right after all. */
  async function correctDiscount(
    order: WholeOrder,
    { trxId, visitor, ...place }: PayerPlace & Pick<Call, 'trxId' | 'visitor'>,
  ): Promise<undefined> {
    const error = await repricing.change(trxId, visitor, (tx, now) =>
      discounts.correct(tx, now, place),
    )
    if (!error) return
    const now = findPayable(await orders.byTrx(trxId, visitor), trxId)
    throw new CatalogueError(error, {
      details: { oldPrice: findPayable(order, trxId).amount, newPrice: now.amount },
    })
  }

  return async (trxId, visitor, request) => {
    const since = clock.now()
    const terms = await agreedTerms(request.terms)
    for (let tries = 0; tries < maxTries; tries += 1) {
      const found = await orders.byTrxWith(trxId, visitor, attempts)
      await orUnavailable(settling.order(found))
      // If a newer attempt won the race, keep its payment page.
      const newest = tries > 0 ? await newestOpen(found.id, trxId) : undefined
      if (newest && (newest.method !== request.method || newest.terms !== terms)) break
      const session = await tryOnce(found, { ...request, trxId, visitor, since, terms })
      if (session) return session
    }
    throw new CatalogueError('PAYMENT_REPLACED')
  }
}

interface Call extends StartRequest {
  trxId: string
  visitor: Visitor
  /** When it came. */
  since: number
}

const isOpen = ({ state }: Payment): boolean => openPaymentStates.includes(state)

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Returns a time after those of all others, which tells which of several at once was the last. */
const after = (payments: readonly Payment[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...payments.map(({ createdAt }) => createdAt.getTime() + 1)))
