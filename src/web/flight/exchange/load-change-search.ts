import type { Problem } from '../../../contract/envelope.ts'
import { searchChange } from '../../../contract/flight/exchange.ts'
import type { Order } from '../../../contract/order/order.ts'
import { type Asked, refusal } from '../../aftersales/own-order.ts'
import { firstDayAmong } from '../../calendar/days.ts'
import { loadPlaceNames, loadPlaces } from '../../place/load-places.ts'
import type { PlaceNames } from '../../place/place-names.ts'
import { platformContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { type FlightOrderItem, isFlight } from '../order/flight-order-item.ts'
import { airportsOf } from '../slice/airports-of.ts'
import { daysAround, dayToAsk, isDay } from './asked-day.ts'
import { type FlightChoice, groupChoices, withoutHeld } from './group-choices.ts'
import { clashOf, possibleDays } from './possible-days.ts'

export interface ChoiceShown {
  flight: FlightChoice
  clash: 'before' | 'after' | undefined
}

export interface ChangeSearch {
  day: string
  days: string[]
  first: string
  last: string
  /** Why the day isn't possible. */
  dayProblem: 'age-day' | 'bad-day' | 'past-day' | 'far-day' | 'order-days' | undefined
  /** Why nothing could be searched. */
  problem: Problem | undefined
  choices: ChoiceShown[]
  airports: PlaceNames
}

/** Loads the flights that an item can be exchanged for on the requested day, and the days it can be moved to. */
export async function loadChangeSearch(
  asked: Asked,
  order: Order,
  item: FlightOrderItem,
): Promise<ChangeSearch> {
  const { context, request, url } = asked
  const { slice } = item.flight.offer
  const api = frontApi(context, request)
  const { locale } = context.get(visitorContext)
  const { clockAhead } = context.get(platformContext)
  const places = await loadPlaces(api, locale.code, [slice.from])
  const today = firstDayAmong(places, Date.now() + clockAhead)(slice.from)
  const { first, last } = possibleDays(order.items.filter(isFlight), item.id, today)
  const day = dayToAsk(url.searchParams.get('date'), slice.departure.slice(0, 10), { first, last })
  const page = { day, first, last, choices: [], airports: {}, problem: undefined }
  if (!isDay(day)) return { ...page, days: [], dayProblem: 'bad-day' }
  const days = daysAround(dayToAsk(null, day, { first, last }), { first, last })
  const outcome = await api.call(searchChange, {
    params: { orderCode: order.orderCode },
    body: { itemId: item.id, date: day },
  })
  if (!outcome.ok) {
    const { error, fields } = outcome.problem
    if (error === 'TRX_NOT_FOUND') throw await refusal(outcome.problem, asked)
    const isAge = fields?.date && /^(AGE_|DATE_IN_FUTURE)/.test(fields.date)
    const dayProblem = isAge ? 'age-day' : dayProblems[error as keyof typeof dayProblems]
    return { ...page, days, dayProblem, problem: dayProblem ? undefined : outcome.problem }
  }
  const choices = withoutHeld(outcome.result.choices, item.flight.offer)
  const codes = airportsOf(choices.map(({ offer }) => offer))
  return {
    ...page,
    days,
    dayProblem: undefined,
    choices: groupChoices(choices).map((flight) => ({
      flight,
      clash: clashOf(order.items.filter(isFlight), item.id, flight.slice),
    })),
    airports: await loadPlaceNames(api, locale.code, codes),
  }
}

/** The front API's problems with the day itself. */
const dayProblems = {
  PAST_DATE: 'past-day',
  DATE_TOO_FAR: 'far-day',
  VALIDATION: 'order-days',
} as const
