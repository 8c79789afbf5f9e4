import type { LoaderFunctionArgs } from 'react-router'
import { currencies } from '../../../../contract/countries.ts'
import { lowestFares } from '../../../../contract/flight/search/lowest-fares.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { readChoices } from '../choices/result-choices.ts'
import { filterOfLeg } from '../choices/trip-price.ts'

/**
 * Returns the lowest price of each day around a date under a page's filters, minor units:
 * `{ "2026-12-10": 12000, "2026-12-11": null }`.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams
  // The page's currency, which may come from a shared link.
  const currency =
    currencies.find((each) => each === query.get('currency')) ??
    context.get(visitorContext).currency
  const rest = { amount: Number(query.get('rest') ?? 0) || 0, kind: 'from' as const }
  const filter = filterOfLeg(readChoices(query, currency).filter, rest)
  const { minPrice, maxPrice, maxMinutes, landBy } = filter
  const text = (name: string) => query.get(name) ?? ''
  const answer = await frontApi(context, request).call(lowestFares, {
    query: {
      from: text('origin'),
      to: text('destination'),
      date: text('date'),
      // Wide enough for a strip that begins today or ends with the return flight.
      days: 6,
      cabin: text('cabin') as 'economy',
      currency,
      adult: text('adult'),
      child: text('child'),
      infant: text('infant'),
      family: query.get('family') ?? undefined,
      stops: filter.stops.join(','),
      airlines: filter.airlines.join(','),
      departTime: filter.departTime.join(','),
      arriveTime: filter.arriveTime.join(','),
      departAirports: filter.departAirports.join(','),
      arriveAirports: filter.arriveAirports.join(','),
      viaAirports: filter.viaAirports.join(','),
      bag: filter.bag ? '1' : '0',
      landBy,
      minPrice,
      maxPrice: maxPrice === undefined ? undefined : Math.max(maxPrice, 0),
      maxMinutes,
    },
  })
  if (!answer.ok) return Response.json(answer.problem, { status: answer.problem.status_code })
  const prices = answer.result.map(({ date, price }) => [date, price?.amount ?? null] as const)
  return Response.json(Object.fromEntries(prices), {
    headers: { 'cache-control': 'private, max-age=300' },
  })
}
