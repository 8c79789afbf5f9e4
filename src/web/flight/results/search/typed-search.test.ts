import { describe, expect, it } from 'vitest'
import { asksForSeveral, hasOwnCityCode, readTypedSearch, searchParamsOf } from './typed-search.ts'

const defaults = { adult: 1, child: 0, infant: 0 }
const read = (query: string, multi = false) =>
  readTypedSearch(new URLSearchParams(query), multi, defaults)

describe('a search in the URL', () => {
  it('is one way without a return date, and has default travellers', () => {
    expect(read('depAirport=KUL&arrAirport=BKK&depDate=2026-12-10')).toEqual({
      tripType: 'oneway',
      legs: [{ from: 'KUL', to: 'BKK', date: '2026-12-10' }],
      returnDate: '',
      adult: '1',
      child: '0',
      infant: '0',
      cabin: 'economy',
    })
  })

  it.each([
    ['retDate=2026-12-17', 'roundtrip'],
    ['retDate=2026-12-17&tripType=oneway', 'oneway'],
    ['retDate=&tripType=roundtrip', 'roundtrip'],
    ['retDate=', 'oneway'],
  ])('with %s is a %s', (query, tripType) => {
    expect(read(`depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&${query}`).tripType).toBe(
      tripType,
    )
  })

  const outAndBack = 'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10'
  it.each([
    ['depAirport1=BKK&arrAirport1=KUL&depDate1=2026-12-17', 'roundtrip', '2026-12-17'],
    ['depDate1=2026-12-17', 'roundtrip', '2026-12-17'],
    ['depDate1=2026-12-17&retDate=2026-12-20', 'roundtrip', '2026-12-17'],
    ['depAirport1=BKK&arrAirport1=KUL', 'roundtrip', ''],
    ['depAirport1=BKK&arrAirport1=KUL&retDate=2026-12-20', 'roundtrip', '2026-12-20'],
    ['depDate1=2026-12-17&tripType=oneway', 'oneway', '2026-12-17'],
  ])(
    'with the second leg %s on the page of one leg is a %s (S2.62)',
    (query, tripType, returnDate) => {
      const legs = [{ from: 'KUL', to: 'BKK', date: '2026-12-10' }]
      expect(read(`${outAndBack}&${query}`)).toMatchObject({ tripType, returnDate, legs })
    },
  )

  it.each([
    ['', false],
    ['retDate=2026-12-17', false],
    ['depDate1=2026-12-17', false],
    ['depAirport1=bkk&arrAirport1=KUL&depDate1=2026-12-17', false],
    ['depAirport1=BKK&arrAirport1=SIN&depDate1=2026-12-17', true],
    ['depAirport1=HKT&arrAirport1=KUL&depDate1=2026-12-17', true],
    ['arrAirport1=KUL&depDate1=2026-12-17&arrAirport2=SIN&depDate2=2026-12-18', true],
  ])('with %s asks for more than there and back: %s', (query, several) => {
    expect(asksForSeveral(new URLSearchParams(`${outAndBack}&${query}`))).toBe(several)
  })

  it('with too many flights keeps them all', () => {
    const query = Array.from({ length: 8 }, (_, leg) => `arrAirport${leg || ''}=A${leg}`).join('&')
    expect(read(query, true).legs.map(({ to }) => to)).toEqual([
      'A0',
      'A1',
      'A2',
      'A3',
      'A4',
      'A5',
      'A6',
      'A7',
    ])
  })

  it('has numbered later legs, which default to starting where the previous one ended', () => {
    const search = read(
      'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&arrAirport1=HKT&depDate1=2026-12-12&depAirport2=USM&arrAirport2=SIN&depDate2=2026-12-15&depAirport3=&arrAirport3=&depDate3=',
      true,
    )
    expect(search.tripType).toBe('multicity')
    expect(search.legs).toEqual([
      { from: 'KUL', to: 'BKK', date: '2026-12-10' },
      { from: 'BKK', to: 'HKT', date: '2026-12-12' },
      { from: 'USM', to: 'SIN', date: '2026-12-15' },
    ])
  })

  it('with several legs has at least two', () => {
    const { legs } = read('depAirport=KUL&arrAirport=BKK&depDate=2026-12-10', true)
    expect(legs).toHaveLength(2)
    expect(legs[1]).toEqual({ from: 'BKK', to: '', date: '' })
  })

  it('keeps the input, valid or not', () => {
    const search = read('depAirport= Kuala Lumpur &arrAirport=xx&depDate=soon&adult=ten')
    expect(search.legs[0]).toEqual({ from: 'Kuala Lumpur', to: 'xx', date: 'soon' })
    expect(search.adult).toBe('ten')
  })

  it.each([
    [
      'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&adult=2&child=1&infant=0&cabin=first',
      false,
    ],
    [
      'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&retDate=2026-12-17&adult=1&child=0&infant=0&cabin=economy',
      false,
    ],
    [
      'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&depAirport1=BKK&arrAirport1=HKT&depDate1=2026-12-12&adult=1&child=0&infant=0&cabin=economy',
      true,
    ],
  ])('comes back as it was: %s', (query, multi) => {
    expect(searchParamsOf(read(query, multi)).toString()).toBe(query)
  })
})

describe('a city whose code is one of ours', () => {
  const spelled = 'depAirport=kuala-lumpur&arrAirport=bangkok&depDate=2026-12-10'
  const coded = 'depAirport=QKL&arrAirport=QBK&depDate=2026-12-10'

  it('is spelled in addresses, and known by its code inside', () => {
    const search = read(spelled)
    expect(search.legs[0]).toMatchObject({ from: 'QKL', to: 'QBK' })
    expect(searchParamsOf(search).toString()).toContain(
      'depAirport=kuala-lumpur&arrAirport=bangkok',
    )
    expect(read(searchParamsOf(search).toString())).toEqual(search)
  })

  it('is still understood by its code, as old addresses have it', () => {
    expect(read(coded)).toEqual(read(spelled))
    expect(hasOwnCityCode(new URLSearchParams(coded))).toBe(true)
    expect(hasOwnCityCode(new URLSearchParams('depAirport=KUL&arrAirport3=QBK'))).toBe(true)
    expect(hasOwnCityCode(new URLSearchParams(spelled))).toBe(false)
    expect(hasOwnCityCode(new URLSearchParams('depAirport=QRO&from=QKL'))).toBe(false)
  })

  it('comes back from where the trip went to', () => {
    const there = 'depAirport=QKL&arrAirport=bangkok&depAirport1=QBK&arrAirport1=kuala-lumpur'
    expect(asksForSeveral(new URLSearchParams(there))).toBe(false)
  })
})
