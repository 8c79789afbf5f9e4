import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'

/** Returns whether staff have said that they dealt with what had failed by a time: with what they saw, not with later failures. */
export const isDealtWith = ({ log }: Pick<DeskOrder, 'log'>, since: string): boolean =>
  log.some(({ act, at, after }) => {
    const { seenUntil = at } = (after ?? {}) as { seenUntil?: string }
    return act === 'order.deal-with' && seenUntil >= since
  })

/** Returns reservations with an unknown state, and failed paid ones until staff resolve them. */
export const failedReservations = (seen: Pick<DeskOrder, 'log' | 'reservations'>) =>
  seen.reservations.filter(
    ({ state, isCharged, changedAt }) =>
      state === 'unknown' || (state === 'failed' && isCharged && !isDealtWith(seen, changedAt)),
  )

/** Returns upcoming stays that suppliers cancelled themselves, and since when, until staff resolve them. `today`: `YYYY-MM-DD`. */
export const cancelledStays = (
  seen: Pick<DeskOrder, 'log' | 'quotes' | 'order'>,
  today: string,
): { title: string; since: string }[] =>
  seen.quotes
    .filter(
      ({ kind, isInvoluntary, state, changedAt }) =>
        kind === 'refund' &&
        isInvoluntary &&
        state === 'completed' &&
        !isDealtWith(seen, changedAt),
    )
    .flatMap(({ itemIds, changedAt }) =>
      seen.order.items
        .filter(({ id }) => itemIds.includes(id))
        .filter(({ product, startsOn }) => product === 'hotel' && (startsOn ?? today) >= today)
        .map(({ title }) => ({ title, since: changedAt })),
    )
