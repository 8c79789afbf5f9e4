import type { RouterContextProvider } from 'react-router'
import type { OrderCode } from '../../../contract/ids.ts'
import { openRetrievedOrder } from '../../../contract/order/order-retrieval.ts'
import { cookiesContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { keepGrant } from '../../session/order-grants.ts'
import { readProof } from '../../session/sign-in/address-proof.ts'

/**
 * Opens an order for a visitor who verified its address, for as long as a look-up does. Returns false if no address,
 * or another one, was verified.
 */
export async function openRetrieved(
  context: Readonly<RouterContextProvider>,
  request: Request,
  orderCode: OrderCode,
): Promise<boolean> {
  const cookies = context.get(cookiesContext)
  const known = readProof(cookies)
  if (!known) return false
  const body = { proof: known.proof, orderCode }
  const outcome = await frontApi(context, request).call(openRetrievedOrder, { body })
  if (outcome.ok) keepGrant(cookies, outcome.result.grant)
  return outcome.ok
}
