import { CatalogueError } from '../../../contract/errors.ts'
import { codeFrom, type OrderCode, orderCodesIn } from '../../../contract/ids.ts'
import type { OrderGrant } from '../../../contract/order/order.ts'
import { mailFrom } from '../../../contract/traveller/typed-mail.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import { proveAddress } from './address-store.ts'
import { limitLookUp } from './limit-look-up.ts'
import { signGrant } from './order-access.ts'
import { addressOf, giveOrders, hasOrders } from './owner-store.ts'

/** Who owns which orders, by the address they were made with and who has verified it. */
export interface OrderOwners {
  /** Finds an order by what only its traveller knows. Returns a grant to see it. Throws TRX_NOT_FOUND, RATE_LIMITED. */
  lookUp(
    code: string,
    email: string,
    from: { address: string; device: string | undefined },
  ): Promise<OrderGrant>
  /** The same for somebody who has verified the address, without limits. */
  open(code: string, email: string): Promise<OrderGrant>
  /** Assigns guests' orders with this address, which the member has now verified, to the member. */
  adopt(tx: Transaction, memberId: string, email: string): Promise<void>
  /** Records that somebody has verified an address, so that mails about unpaid orders may be sent to it. */
  prove(email: string): Promise<void>
  /** Returns whether any order was made with an address. */
  hasAny(tx: Transaction, email: string): Promise<boolean>
}

/** Returns undefined for an error that says there's no such order; throws any other. */
function unlessNotFound(error: unknown): undefined {
  if (error instanceof CatalogueError && error.code === 'TRX_NOT_FOUND') return
  throw error
}

export function createOrderOwners(parts: {
  db: Database
  cache: Cache
  clock: Clock
  signer: Signer
}): OrderOwners {
  const { db, cache, clock, signer } = parts

  async function open(code: string, email: string): Promise<OrderGrant> {
    const known = await addressOf(db, code)
    // The same response for a wrong code and a wrong address, after the same work.
    const grant = signGrant(signer, clock, { code, addressRound: known?.addressRound ?? 0 })
    if (known?.email !== email) throw new CatalogueError('TRX_NOT_FOUND')
    return { orderCode: code as OrderCode, grant }
  }

  return {
    async lookUp(code, email, from) {
      const [last = codeFrom(code).slice(0, 20), ...likelier] = orderCodesIn(code).toReversed()
      const owner = mailFrom(email).toLowerCase()
      // Each code is an attempt of its own: a text with several would otherwise be several guesses for one.
      const tryOne = (wanted: string) =>
        limitLookUp(cache, { code: wanted, ...from }, () => open(wanted, owner))
      for (const wanted of likelier.toReversed()) {
        const found = await tryOne(wanted).catch(unlessNotFound)
        if (found) return found
      }
      return tryOne(last)
    },
    open,
    async adopt(tx, memberId, email) {
      await proveAddress(tx, { email, memberId }, clock.date())
      await giveOrders(tx, email, memberId)
    },
    prove: (email) => proveAddress(db, { email }, clock.date()),
    hasAny: hasOrders,
  }
}
