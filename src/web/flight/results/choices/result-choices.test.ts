import { describe, expect, it } from 'vitest'
import { noFilter } from '../../../../contract/flight/search/flight-filter.ts'
import { choiceParams, choicesForNextLeg, readChoices } from './result-choices.ts'

const read = (query: string, currency = 'MYR') => readChoices(new URLSearchParams(query), currency)

describe('choices in the URL', () => {
  it('are empty at first', () => {
    expect(read('depAirport=KUL')).toEqual({ sort: 'best', filter: noFilter, show: 50 })
  })

  it.each([
    ['MYR', 'maxPrice=250', 25000],
    ['JPY', 'maxPrice=250', 250],
    ['KWD', 'maxPrice=250', 250000],
  ])('hold prices in whole %s', (currency, query, minor) => {
    expect(read(query, currency).filter.maxPrice).toBe(minor)
  })

  it.each([
    'sort=arrival',
    'sort=lowest',
    'landBy=25',
    'stops=direct&stops=transit',
    'airline=AK&airline=MH&depTime=early&arrTime=night',
    'from=KUL&to=DMK&via=SIN',
    'minPrice=100&maxPrice=250&maxMinutes=360&bag=1',
    'show=150',
  ])('come back as they were: %s', (query) => {
    const params = choiceParams(read(query), 'MYR')
    expect(params.toString()).toBe(query)
  })

  it.each([
    'sort=cheap',
    'stops=none',
    'maxPrice=much',
    'maxPrice=-1',
    'airline=TOOLONG',
    'depTime=noon',
    'show=9',
    'bag=yes',
  ])('that make no sense count as not chosen: %s', (query) => {
    expect(read(query)).toEqual({ sort: 'best', filter: noFilter, show: 50 })
  })

  it('of one leg are kept for the next if they mean the same there', () => {
    const next = choicesForNextLeg(read('sort=depart&stops=direct&bag=1&airline=AK&show=150'))
    expect(choiceParams(next, 'MYR').toString()).toBe('sort=depart&stops=direct&bag=1')
  })
})
