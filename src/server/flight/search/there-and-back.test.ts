import { expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { inDays, searchRequest } from '../../../../test/support/traveller.ts'
import type { FlightResult, Offer } from '../../../contract/flight/offer.ts'

const shop = await openShop()
const date = inDays(30)
const request = searchRequest({
  tripType: 'roundtrip',
  slices: [
    { from: 'KUL', to: 'BKK', date },
    { from: 'BKK', to: 'KUL', date },
  ],
})
const traveller = shop.traveller()
const { searchId, results } = await traveller.search(request)
const leg = (index: number) => results.filter(({ sliceIndex }) => sliceIndex === index)
const by = (key: 'departure' | 'arrival') => (one: FlightResult, other: FlightResult) =>
  one.slice[key].localeCompare(other.slice[key])
const sameDay = leg(0).filter(({ slice }) => slice.dayShift === 0)
const [early, late] = [sameDay.sort(by('arrival'))[0], sameDay.sort(by('arrival')).at(-1)]
const backs = leg(1).sort(by('departure'))
const ids = (...rows: (FlightResult | undefined)[]) => rows.map((row) => row?.cheapest.offerId)
const confirm = (offerIds: unknown[]) =>
  traveller.call<{ outcome: string }>('POST', '/flight/confirm', { searchId, offerIds })

test('a return that leaves before the outbound lands can’t be confirmed or booked', async () => {
  const offerIds = ids(late, backs[0])
  const refused = {
    status: 422,
    error: 'FLIGHTS_OVERLAP',
    fields: { 'offerIds.1': 'FLIGHTS_OVERLAP' },
  }
  expect(await confirm(offerIds)).toMatchObject(refused)
  const amount = [late, backs[0]].reduce((sum, row) => sum + (row?.cheapest.price.amount ?? 0), 0)
  const acceptedTotal = { ...late?.cheapest.price, amount }
  const body = { searchId, offerIds, acceptedTotal }
  expect(await traveller.call('POST', '/flight/bookings', body)).toMatchObject(refused)
})

test('one that leaves late enough can', async () => {
  expect((await confirm(ids(early, backs.at(-1)))).result).toMatchObject({ outcome: 'same' })
})

test('the earliest possible return is known once the outbound is chosen', async () => {
  const path = (row: FlightResult | undefined) =>
    `/flight/search/${searchId}/offers?ids=${row?.cheapest.offerId}`
  type Chosen = { offers: Offer[]; nextFrom?: Record<string, string> }
  const { result } = await traveller.call<Chosen>('GET', path(late))
  const hourLater = new Date(Date.parse(`${late?.slice.arrival}:00Z`) + 3_600_000)
  expect(result.nextFrom).toEqual({ BKK: hourLater.toISOString().slice(0, 16) })
  const { result: back } = await traveller.call<Chosen>('GET', path(backs[0]))
  expect(back).not.toHaveProperty('nextFrom')
})
