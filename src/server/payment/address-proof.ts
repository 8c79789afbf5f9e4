import { CatalogueError } from '../../contract/errors.ts'
import type { VerificationTiming } from '../../contract/member/member.ts'
import type { AddressCodes } from '../order/access/address-codes.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderService } from '../order/order-service.ts'
import { needsCode } from '../order/order-status.ts'
import type { QuoteAgain } from '../order/reservation/quote-again.ts'
import type { Payable, WholeOrder } from '../order/whole-order.ts'
import { findPayable } from './payment-deadlines.ts'
import { attempts } from './payment-store.ts'
import { assertSeen, createQuoteBeforePaying, type SeenPrice } from './quote-before-paying.ts'
import type { SettleService } from './settle-service.ts'

/** A buyer's call about the code of an order, and the network address it comes from. */
export interface CodeCall {
  visitor: Visitor
  address: string
}

/** Confirms orders of which nothing is paid or guaranteed, once their buyer proves the e-mail address. */
export interface AddressProof {
  /** Mails another code. Throws INVALID_STATE if the order needs none, PAYMENT_EXPIRED, CODE_RESEND_TOO_SOON, RATE_LIMITED. */
  send(trxId: string, call: CodeCall): Promise<VerificationTiming>
  /**
   * Uses the code, and books the order at the price that its buyer saw. Does nothing if the address was verified before.
   * Throws CODE_INVALID, CODE_EXPIRED, CODE_ATTEMPTS_EXCEEDED, RATE_LIMITED; PAYMENT_EXPIRED, INVALID_STATE; PRICE_CHANGED,
   * OFFER_GONE, which leave the code valid; PAYMENT_REPLACED if other calls keep changing the order.
   */
  verify(trxId: string, call: CodeCall, entered: { code: string } & SeenPrice): Promise<void>
}

/** How often a call that others overtook begins again. */
const maxTries = 5

export function createAddressProof(parts: {
  orders: Pick<OrderService, 'byTrx' | 'byTrxWith'>
  books: OrderBooks
  settling: SettleService
  quoteAgain: QuoteAgain
  codes: AddressCodes
  isWaiting(payable: Payable): boolean
}): AddressProof {
  const { orders, books, codes, isWaiting } = parts

  function assertNeeded(order: WholeOrder, trxId: string): void {
    const payable = findPayable(order, trxId)
    const isOwn = payable.purpose === 'order'
    if (isOwn && payable.state === 'expired') throw new CatalogueError('PAYMENT_EXPIRED')
    if (!isOwn || !needsCode(order)) throw new CatalogueError('INVALID_STATE')
    if (!isWaiting(payable)) throw new CatalogueError('PAYMENT_EXPIRED')
  }

  const quoteBeforePaying = createQuoteBeforePaying({ ...parts, assertPayable: assertNeeded })

  const isProven = async (trxId: string, { visitor }: CodeCall): Promise<boolean> =>
    (await orders.byTrx(trxId, visitor)).emailProvenAt !== null

  /** Returns false if another call has changed the order in the meantime. */
  async function tryOnce(
    trxId: string,
    call: CodeCall,
    { code, ...seen }: { code: string } & SeenPrice,
  ): Promise<boolean> {
    const { visitor, address } = call
    const found = await orders.byTrxWith(trxId, visitor, attempts)
    if (found.emailProvenAt) return true
    assertNeeded(found, trxId)
    const quoted = await quoteBeforePaying(found, findPayable(found, trxId), seen)
    if (quoted === 'overtaken') return false
    const order = quoted === 'changed' ? await orders.byTrx(trxId, visitor) : found
    assertSeen(order, findPayable(order, trxId), seen)
    await codes.spend(order, code, address)
    await books.change(order, async (tx, now) => {
      if (now.emailProvenAt) return
      assertNeeded(now, trxId)
      assertSeen(now, findPayable(now, trxId), seen)
      await books.emailProven(tx, now)
    })
    return true
  }

  return {
    async send(trxId, { visitor, address }) {
      const order = await orders.byTrx(trxId, visitor)
      assertNeeded(order, trxId)
      return codes.resend(order, address)
    },
    async verify(trxId, call, entered) {
      for (let tries = 0; tries < maxTries; tries += 1) {
        try {
          if (await tryOnce(trxId, call, entered)) return
        } catch (error) {
          // Used a moment ago, by a second click or in another tab.
          const isUsed = error instanceof CatalogueError && error.code === 'CODE_EXPIRED'
          if (!isUsed || !(await isProven(trxId, call))) throw error
          return
        }
      }
      throw new CatalogueError('PAYMENT_REPLACED')
    },
  }
}
