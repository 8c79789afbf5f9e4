import { days, hours } from '../../../platform/duration.ts'
import type { AcceptOutcome, ScheduleChange } from '../../flight-supplier.ts'
import { SupplierFailure } from '../../supplier-error.ts'
import {
  airlineChangeAnswer,
  airlineChangesAnswer,
  type DuffelAirlineChange,
  orderAnswer,
} from '../answers.ts'
import type { DuffelContext } from '../duffel-context.ts'
import { momentOf } from '../local-time.ts'
import { baggageOf } from '../offer/baggage-of.ts'
import { sliceOf } from '../offer/slice-of.ts'
import { type OrderRow, orderByDuffelId, updateOrder } from '../store.ts'
import { patientLimit } from './cancel-order.ts'
import { passengerOfEach } from './search-change.ts'

/** Airlines give no deadline: two weeks, but at least a day before the first flight. */
const timeToAnswer = days(14)
const beforeDeparture = hours(24)

/** Returns unanswered schedule changes of our orders; other orders on the account are ignored. */
export async function scheduleChanges({ api, db }: DuffelContext): Promise<ScheduleChange[]> {
  const found: ScheduleChange[] = []
  let page = ''
  for (;;) {
    const { data, meta } = await api.get(
      `/air/airline_initiated_changes${page}`,
      airlineChangesAnswer,
    )
    for (const change of data.filter(({ action_taken }) => action_taken === null)) {
      const row = await orderByDuffelId(db, change.order_id)
      const told = row && scheduleChange(row, readChange(change))
      if (told) found.push(told)
    }
    if (!meta?.after) return found
    page = `?after=${encodeURIComponent(meta.after)}`
  }
}

/** Reads a schedule change. One of ours that can't be read throws, because it must not go unnoticed. */
function readChange(change: object): DuffelAirlineChange {
  const parsed = airlineChangeAnswer.safeParse({ data: change })
  if (parsed.success) return parsed.data.data
  throw new SupplierFailure('Duffel', 'a schedule change', { cause: parsed.error })
}

function scheduleChange(row: OrderRow, change: DuffelAirlineChange): ScheduleChange | undefined {
  const [removed] = change.removed
  const [added] = change.added
  const first = removed?.segments[0]
  if (!removed || !first) return undefined
  const { co2Kg } = row.offer.slice
  const departure = momentOf(first.departing_at, first.origin.time_zone)
  return {
    id: `${change.order_id}/${change.id}`,
    reference: row.reference,
    offer: row.position,
    before: sliceOf(removed, co2Kg),
    after: added ? sliceOf(added, co2Kg) : null,
    answerBy: new Date(
      Math.min(Date.parse(change.created_at) + timeToAnswer, departure - beforeDeparture),
    ),
  }
}

/** Accepts an airline's new times. The id consists of Duffel's ids of the order and the change. */
export async function acceptScheduleChange(
  { api, db }: DuffelContext,
  id: string,
): Promise<AcceptOutcome> {
  const [orderId = '', changeId = ''] = id.split('/')
  const row = await orderByDuffelId(db, orderId)
  if (!row) return { outcome: 'over' }
  const { data } = await api.get(
    `/air/airline_initiated_changes?order_id=${encodeURIComponent(orderId)}`,
    airlineChangesAnswer,
  )
  const change = data.find((each) => each.id === changeId)
  if (!change) return { outcome: 'over' }
  if (change.action_taken !== 'accepted') {
    if (change.action_taken !== null || readChange(change).added.length === 0) {
      return { outcome: 'over' }
    }
    await api.act(
      `/air/airline_initiated_changes/${changeId}/actions/accept`,
      undefined,
      airlineChangeAnswer,
      patientLimit,
    )
  }
  const { data: order } = await api.get(`/air/orders/${orderId}`, orderAnswer)
  const [slice] = order.slices
  const offer = {
    ...row.offer,
    slice: sliceOf(slice, row.offer.slice.co2Kg),
    baggage: baggageOf(slice.segments, passengerOfEach(row)),
  }
  await updateOrder(db, row, { offer })
  return { outcome: 'accepted', offer }
}
