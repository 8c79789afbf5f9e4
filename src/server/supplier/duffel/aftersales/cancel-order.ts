import { seconds } from '../../../platform/duration.ts'
import { cancellationAnswer, type DuffelCancellation, type DuffelOrder } from '../answers.ts'
import { isRefusal } from '../duffel-api.ts'
import type { DuffelContext } from '../duffel-context.ts'

/** Duffel processes a call for up to two minutes and recommends waiting slightly longer. */
export const patientLimit = seconds(130)

/** Duffel's error codes if an airline doesn't accept a cancellation. */
export const keptCodes: ReadonlySet<string> = new Set(['order_not_cancellable'])
const alreadyCodes: ReadonlySet<string> = new Set(['already_cancelled'])

/** Returns Duffel's quote for cancelling an order, without cancelling it; undefined if it's already cancelled. */
export async function quoteCancellation(
  { api }: DuffelContext,
  { id }: DuffelOrder,
): Promise<DuffelCancellation | undefined> {
  try {
    const answer = await api.ask('/air/order_cancellations', { order_id: id }, cancellationAnswer, {
      limit: patientLimit,
    })
    return answer.data
  } catch (error) {
    if (isRefusal(error, alreadyCodes)) return undefined
    throw error
  }
}

export async function confirmCancellation(
  { api }: DuffelContext,
  { id }: DuffelCancellation,
): Promise<void> {
  try {
    const path = `/air/order_cancellations/${id}/actions/confirm`
    await api.act(path, undefined, cancellationAnswer, patientLimit)
  } catch (error) {
    if (!isRefusal(error, alreadyCodes)) throw error
  }
}

/** Cancels an order on any terms. */
export async function cancelOrder(context: DuffelContext, order: DuffelOrder): Promise<void> {
  if (order.cancelled_at) return
  const quote = await quoteCancellation(context, order)
  if (quote) await confirmCancellation(context, quote)
}
