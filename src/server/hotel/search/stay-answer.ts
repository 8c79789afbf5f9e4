import { setImmediate } from 'node:timers/promises'
import { boards, payTimes } from '../../../contract/hotel/hotel-terms.ts'
import type { HotelSupplier, SupplierStay } from '../../supplier/hotel-supplier.ts'
import { rateNumber } from '../rate/rate-id.ts'
import { freeUntilOf, stayPriceOf } from '../rate/stay-price.ts'

/**
 * What one supplier's answer adds to a search, as columns with an entry for each rate: a large city has thousands, and
 * as objects they would take ten times the memory. Amounts are minor units of the visitor's currency, but `due` is in
 * the property's. Rates have their other details where they're booked.
 */
export interface StayAnswer {
  supplier: string
  /** The supplier's codes of its properties; `hotel` are positions in it. */
  refs: string[]
  roomNames: string[]
  /** Currencies of what is due at properties. */
  currencies: string[]
  hotel: number[]
  id: number[]
  now: number[]
  due: number[]
  estimate: number[]
  /** Position in `currencies`. */
  currency: number[]
  /** Milliseconds since 1970; 0 if cancelling is never free. */
  freeUntil: number[]
  /** Position in `roomNames`, `boards` and `payTimes`. */
  room: number[]
  board: number[]
  pay: number[]
  /** 0 if the supplier doesn't say. */
  left: number[]
  /** 1 if the room is accessible; absent in answers that an older process stored. */
  accessible?: number[]
}

/** After this many rates, other requests are let through. */
const ratesAtOnce = 1000

/** Quotes what a supplier found in the visitor's currency. */
export async function stayAnswer(
  { id: supplier }: Pick<HotelSupplier, 'id'>,
  stays: readonly SupplierStay[],
  currency: string,
): Promise<StayAnswer> {
  const answer = emptyAnswer(supplier)
  const accessible: number[] = []
  answer.accessible = accessible
  const rooms = positionsIn(answer.roomNames)
  const currencies = positionsIn(answer.currencies)
  let quoted = 0
  for (const { ref, rates } of stays) {
    if (rates.length === 0) continue
    const hotel = answer.refs.push(ref) - 1
    for (const rate of rates) {
      const { now, atProperty } = stayPriceOf(rate, currency)
      answer.hotel.push(hotel)
      answer.id.push(rateNumber(supplier, rate, currency))
      answer.now.push(now.amount)
      answer.due.push(atProperty?.amount.amount ?? 0)
      answer.estimate.push(atProperty?.estimate.amount ?? 0)
      answer.currency.push(currencies(atProperty?.amount.currency ?? currency))
      answer.freeUntil.push(freeUntilOf(rate))
      answer.room.push(rooms(rate.room.name))
      answer.board.push(boards.indexOf(rate.board))
      answer.pay.push(payTimes.indexOf(rate.pay))
      answer.left.push(rate.roomsLeft ?? 0)
      accessible.push(Number(rate.accessible ?? false))
    }
    quoted += rates.length
    if (quoted < ratesAtOnce) continue
    quoted = 0
    await setImmediate()
  }
  return answer
}

const emptyAnswer = (supplier: string): StayAnswer => ({
  supplier,
  refs: [],
  roomNames: [],
  currencies: [],
  hotel: [],
  id: [],
  now: [],
  due: [],
  estimate: [],
  currency: [],
  freeUntil: [],
  room: [],
  board: [],
  pay: [],
  left: [],
})

/** Returns a function that returns each text's position in the list, to which it adds new ones. */
function positionsIn(list: string[]): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const position = known.get(text) ?? list.push(text) - 1
    known.set(text, position)
    return position
  }
}
