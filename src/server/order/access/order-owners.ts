import { CatalogueError } from '../../../contract/errors.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import type { OrderGrant } from '../../../contract/order/order.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import { proveAddress } from './address-store.ts'
import { limitLookUp } from './limit-look-up.ts'
import { signGrant } from './order-access.ts'
import { emailOf, giveOrders, hasOrders } from './owner-store.ts'

/** Whose orders are whose: by the address they were made with, and by who has proven to read it. */
export interface OrderOwners {
  /** Finds an order by what only its traveller knows. Returns a grant to see it. Throws TRX_NOT_FOUND, RATE_LIMITED. */
  lookUp(
    code: string,
    email: string,
    from: { address: string; device: string | undefined },
  ): Promise<OrderGrant>
  /** The same for somebody who has proven to own the address, and may try as often as they like. */
  open(code: string, email: string): Promise<OrderGrant>
  /** Gives the orders that guests made with this address, now proven to be the member's, to the member. */
  adopt(tx: Transaction, memberId: string, email: string): Promise<void>
  /** Notes that somebody has proven to read an address: mails about unpaid orders may go there. */
  prove(email: string): Promise<void>
  /** Whether any order was made with an address. */
  hasAny(tx: Transaction, email: string): Promise<boolean>
}

export function createOrderOwners(parts: {
  db: Database
  cache: Cache
  clock: Clock
  signer: Signer
}): OrderOwners {
  const { db, cache, clock, signer } = parts

  async function open(code: string, email: string): Promise<OrderGrant> {
    const known = await emailOf(db, code)
    // The same answer whether the code or the address is wrong, after the same work.
    const grant = signGrant(signer, clock, code)
    if (known !== email) throw new CatalogueError('TRX_NOT_FOUND')
    return { orderCode: code as OrderCode, grant }
  }

  return {
    async lookUp(code, email, from) {
      const wanted = code.trim().toUpperCase().slice(0, 20)
      return limitLookUp(cache, { code: wanted, ...from }, () =>
        open(wanted, email.trim().toLowerCase()),
      )
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
