import { describe, expect, it } from 'vitest'
import { readSharedTrip, sharedParams, sharedTripParams } from './shared-trip.ts'

const read = (query: string) => readSharedTrip(new URLSearchParams(query))

describe('a shared trip in an address (S2.63)', () => {
  it.each([
    ['a flight', 'sharedFlight=MH784KUL261210', { legs: [{ flights: 'MH784KUL261210' }] }],
    [
      'with a change of planes and a fare',
      'sharedFlight=MH784KUL261210.9W1BKK261211~FLEX',
      { legs: [{ flights: 'MH784KUL261210.9W1BKK261211', fare: 'FLEX' }] },
    ],
    [
      'out and back, with what it cost',
      'sharedFlight=MH784KUL261210&sharedFlight=MH785BKK261217&sharedPrice=45600&currency=MYR',
      {
        legs: [{ flights: 'MH784KUL261210' }, { flights: 'MH785BKK261217' }],
        price: { amount: 45600, currency: 'MYR' },
      },
    ],
  ])('%s', (_, query, trip) => {
    expect(read(query)).toEqual(trip)
    expect(read(String(sharedTripParams(trip)))).toEqual(trip)
  })

  it.each([
    ['none', 'depAirport=KUL'],
    ['a mark alone', 'sharedFlight=1'],
    ['one of two that makes no sense', 'sharedFlight=MH784KUL261210&sharedFlight=x'],
    ['more legs than a trip has', 'sharedFlight=MH784KUL261210&'.repeat(7)],
    ['markup', 'sharedFlight=MH784KUL261210~<b>'],
  ])('%s is no trip', (_, query) => {
    expect(read(query)).toBeUndefined()
  })

  it.each(['sharedPrice=1e5&currency=MYR', 'sharedPrice=100', 'sharedPrice=100&currency=x'])(
    '%s isn’t a price',
    (more) => {
      expect(read(`sharedFlight=MH784KUL261210&${more}`)).not.toHaveProperty('price')
    },
  )

  it('a currency is only sent with shared flights', () => {
    const kept = (query: string) =>
      String(new URLSearchParams(sharedParams(new URLSearchParams(query))))
    expect(kept('adult=1&currency=MYR')).toBe('')
    expect(kept('adult=1&sharedFlight=1&currency=MYR')).toBe('sharedFlight=1&currency=MYR')
  })
})
