import { describe, expect, it } from 'vitest'
import { noFilter } from '../../../../contract/flight/search/flight-filter.ts'
import type { ChosenLeg } from '../load/results-data.ts'
import { examplePage } from '../testing/example-page.ts'
import { searchUrls } from './search-urls.ts'

const chosen = (offer: string) => ({ offer, price: 100 }) as ChosenLeg
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams)
const choices = {
  sort: 'depart',
  filter: { ...noFilter, stops: ['direct'], airlines: ['MH'] },
  show: 100,
} as const

describe('addresses of the results page', () => {
  it('to the next leg, with the selected offer and the choices that still apply', () => {
    const url = searchUrls('en', examplePage()).pick(choices)
    expect(url).toMatch(/^\/en\/flight\/search\?.*&offer=$/)
    expect(queryOf(`${url}abc`)).toMatchObject({
      retDate: '2026-12-17',
      sort: 'depart',
      stops: 'direct',
      offer: 'abc',
    })
    expect(queryOf(url)).not.toHaveProperty('airline')
  })

  it('to the confirmation after the last leg, offers in order', () => {
    const page = examplePage({ leg: 1, chosen: [chosen('first')] })
    const url = new URL(`${searchUrls('en', page).pick(choices)}second`, 'http://x')
    expect(url.pathname).toBe('/en/flight/confirm')
    expect(url.searchParams.get('search')).toBe('search-1234')
    expect(url.searchParams.getAll('offer')).toEqual(['first', 'second'])
  })

  it('back to an earlier leg, without the selections from there on', () => {
    const page = examplePage({ leg: 1, chosen: [chosen('first')] })
    expect(queryOf(searchUrls('en', page).changeLeg(0))).not.toHaveProperty('offer')
  })

  it('to another day of the current leg, keeping the legs before it', () => {
    const there = searchUrls('en', examplePage()).onDay('2026-12-11')
    expect(queryOf(there)).toMatchObject({ depDate: '2026-12-11', retDate: '2026-12-17' })
    const page = examplePage({ leg: 1, chosen: [chosen('first')] })
    const back = queryOf(searchUrls('en', page).onDay('2026-12-18'))
    expect(back).toMatchObject({ depDate: '2026-12-10', retDate: '2026-12-18' })
    expect(back.offer).toBe('first')
  })

  describe('of a trip that was shared (S2.63)', () => {
    const carried = [
      ['sharedFlight', 'MH784KUL261210'],
      ['currency', 'THB'],
    ] as const
    const urls = searchUrls('en', examplePage({ carried }))

    it('the link’s parameters are kept while legs are chosen', () => {
      const along = { sharedFlight: 'MH784KUL261210', currency: 'THB' }
      expect(queryOf(`${urls.pick(choices)}abc`)).toMatchObject({ ...along, offer: 'abc' })
      expect(queryOf(urls.here(choices))).toMatchObject(along)
      expect(Object.fromEntries(urls.searchParams)).toMatchObject(along)
    })

    it('but not on another day', () => {
      expect(queryOf(urls.onDay('2026-12-11'))).not.toHaveProperty('sharedFlight')
    })

    it('all its legs at once lead to the confirmation, some to the next leg', () => {
      expect(urls.pickAll(['out', 'back'])).toMatch(
        /^\/en\/flight\/confirm\?.*offer=out&offer=back$/,
      )
      expect(urls.pickAll(['out'])).toMatch(/^\/en\/flight\/search\?.*offer=out$/)
    })

    it('shared again, it is these flights at this price', () => {
      const price = { amount: 100, currency: 'MYR' }
      expect(queryOf(urls.sharing({ legs: [{ flights: 'MH1KUL261210' }], price }))).toMatchObject({
        sharedFlight: 'MH1KUL261210',
        sharedPrice: '100',
        currency: 'MYR',
      })
    })
  })
})
