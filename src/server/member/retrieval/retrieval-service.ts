import { CatalogueError } from '../../../contract/errors.ts'
import type { ListedOrder, OrderGrant } from '../../../contract/order/order.ts'
import type { OrderOwners } from '../../order/access/order-owners.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import { type Caller, perAddress } from '../caller.ts'
import type { OneTimeCodes } from '../code/one-time-codes.ts'
import type { Tokens } from '../sign-in/tokens.ts'

/** How long a verified code shows the address's orders. */
export const proofLifetime = minutes(30)

/**
 * Creates the retrieval of orders by e-mail address: a mailed code is exchanged for a proof, which lists the orders.
 */
export function createRetrievalService(parts: {
  cache: Cache
  clock: Clock
  codes: OneTimeCodes
  tokens: Tokens
  orders: Pick<OrderService, 'list'>
  owners: Pick<OrderOwners, 'open' | 'prove'>
}) {
  const { cache, clock, codes, tokens, orders, owners } = parts

  /** Returns the address of a proof. Throws VERIFICATION_EXPIRED if it isn't ours, or too old. */
  async function provenBy(proof: string): Promise<string> {
    const read = await tokens.read('proof', proof)
    if (read.state !== 'valid') throw new CatalogueError('VERIFICATION_EXPIRED')
    return read.claims.subject
  }

  return {
    provenBy,

    /** Verifies a code. Throws CODE_INVALID, CODE_EXPIRED or CODE_ATTEMPTS_EXCEEDED. */
    async verify(email: string, code: string, caller: Caller) {
      await spend(cache, perAddress, caller.address)
      await codes.spend('retrieve', email, code, caller)
      await owners.prove(email)
      const end = clock.now() + proofLifetime
      const proof = await tokens.make('proof', { subject: email, id: newId() }, end)
      return { email, proof, expiresAt: new Date(end).toISOString() }
    },

    async list(
      proof: string,
      page: { before: Date | undefined; language: string },
    ): Promise<{ email: string; orders: ListedOrder[] }> {
      const email = await provenBy(proof)
      return { email, orders: await orders.list({ email }, page) }
    },

    /** Opens an order. Throws TRX_NOT_FOUND if it doesn't exist or was made with another address. */
    async open(proof: string, orderCode: string): Promise<OrderGrant> {
      return owners.open(orderCode, await provenBy(proof))
    },
  }
}

export type RetrievalService = ReturnType<typeof createRetrievalService>
