import { expect, it } from 'vitest'
import { money } from '../../../contract/money.ts'
import { dealsData } from './deals-data.ts'

const kualaLumpur = {
  kind: 'airport' as const,
  code: 'KUL',
  name: 'Kuala Lumpur International',
  city: 'Kuala Lumpur',
}
const tokyo = { kind: 'airport' as const, code: 'HND', name: 'Haneda', city: 'Tokyo' }
const none = { origin: 'https://a.example', flights: [], stays: [] }

it('a flight is an offer from its airport to the other one, with the search that finds it', () => {
  const search = '/en/flight/search?depAirport=KUL&arrAirport=HND&depDate=2026-12-01'
  const flights = [{ from: kualaLumpur, to: tokyo, price: money(61234, 'MYR'), search }]
  expect(dealsData('Special deals', { ...none, flights })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Special deals',
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Offer',
          name: 'Tokyo',
          price: '612.34',
          priceCurrency: 'MYR',
          url: `https://a.example${search}`,
          itemOffered: {
            '@type': 'Flight',
            departureAirport: {
              '@type': 'Airport',
              iataCode: 'KUL',
              name: 'Kuala Lumpur International',
            },
            arrivalAirport: { '@type': 'Airport', iataCode: 'HND', name: 'Haneda' },
          },
        },
      },
    ],
  })
})

it('a stay is an offer of a room for two, after the flights', () => {
  const stay = { city: { name: 'Tokyo' }, checkIn: '2026-12-01', checkOut: '2026-12-03' }
  const data = dealsData('Special deals', {
    ...none,
    flights: [{ from: kualaLumpur, to: tokyo, price: money(61200, 'MYR'), search: '/f' }],
    stays: [{ ...stay, price: money(21000, 'JPY'), search: '/h' }],
  })
  expect(data?.itemListElement[1]).toMatchObject({
    position: 2,
    item: {
      // The currency has no minor units.
      price: '21000',
      priceCurrency: 'JPY',
      url: 'https://a.example/h',
      itemOffered: { name: 'Tokyo, 2026-12-01 – 2026-12-03', occupancy: { value: 2 } },
    },
  })
})

it('without deals there is no list', () => {
  expect(dealsData('Special deals', none)).toBeUndefined()
})

it('a city has no code that only this site knows', () => {
  const city = { kind: 'metro' as const, code: 'QKL', name: 'Kuala Lumpur', city: 'Kuala Lumpur' }
  const search = '/en/flight/search?depAirport=kuala-lumpur&arrAirport=HND&depDate=2026-12-01'
  const flights = [{ from: city, to: tokyo, price: money(61234, 'MYR'), search }]
  const item = dealsData('Special deals', { ...none, flights })?.itemListElement[0]?.item
  expect(item).toMatchObject({
    itemOffered: { departureAirport: { '@type': 'Airport', name: 'Kuala Lumpur' } },
  })
  expect(JSON.stringify(item)).not.toContain('QKL')
})
