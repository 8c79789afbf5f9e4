import { describe, expect, it } from 'vitest'
import { placeSchema } from '../../contract/place.ts'
import { placeByCode, placesByCodes, suggestPlaces } from './place-service.ts'

const codes = (typed: string, limit?: number) =>
  suggestPlaces(typed, limit).map((each) => each.code)

describe('what is typed finds the place that is meant, first', () => {
  it.each([
    ['kul', 'KUL'],
    ['kuala', 'QKL'],
    ['Kuala Lumpur', 'QKL'],
    ['malaysia kuala', 'QKL'],
    ['bkk', 'BKK'],
    ['bangkok', 'QBK'],
    ['bangkok airport', 'QBK'],
    ['Bangkok (BKK)', 'QBK'],
    ['bkk bangkok', 'QBK'],
    ['bankok', 'QBK'],
    ['lodnon', 'LON'],
    ['londn', 'LON'],
    ['londono', 'LON'],
    ['kuala lumpor', 'QKL'],
    ['são paulo', 'SAO'],
    ['sao paolo', 'SAO'],
    ['newyork', 'NYC'],
    ['heathrow', 'LHR'],
    ['singapre', 'SIN'],
    ['zurich', 'ZRH'],
    ['Zürich', 'ZRH'],
    ['muenchen', 'QMU'],
    ["xi'an", 'XIY'],
    ['bali', 'DPS'],
    ['saigon', 'SGN'],
    ['bombay', 'QBO'],
    ['tokio', 'TYO'],
    ['  TOKYO  ', 'TYO'],
  ])('%s → %s', (typed, code) => {
    expect(codes(typed)[0]).toBe(code)
  })
})

describe('places of one city stand together', () => {
  it('lists the area first, then its airports from the busiest', () => {
    expect(codes('LON', 7)).toEqual(['LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'])
    expect(codes('tokyo').slice(0, 3)).toEqual(['TYO', 'HND', 'NRT'])
  })

  it('puts an airport first when its very code is typed', () => {
    expect(codes('BKK').slice(0, 2)).toEqual(['BKK', 'QBK'])
    expect(codes('ist')[0]).toBe('IST')
  })

  it('keeps airports that have a city of their own findable by it', () => {
    expect(codes('newark')[0]).toBe('EWR')
    expect(codes('oakland')[0]).toBe('OAK')
  })
})

describe('countries', () => {
  it('finds all of a country, busiest first', () => {
    const found = suggestPlaces('THAILAND')
    expect(found).toHaveLength(10)
    expect(found.slice(0, 4).map((each) => each.code)).toEqual(['QBK', 'BKK', 'DMK', 'HKT'])
    expect(found.every((each) => each.country === 'TH')).toBe(true)
  })
})

describe('edges', () => {
  it('finds nothing for nothing, and for what no place begins with', () => {
    expect(suggestPlaces('')).toEqual([])
    expect(suggestPlaces(' -- ')).toEqual([])
    expect(suggestPlaces('qqqq')).toEqual([])
    expect(suggestPlaces('x'.repeat(80))).toEqual([])
  })

  it('finds no slip in short words', () => {
    expect(codes('kxl')).toEqual([])
  })

  it('gives as many as asked for', () => {
    expect(codes('s', 3)).toHaveLength(3)
    expect(codes('s')).toHaveLength(10)
    expect(codes('airport', 20)).toHaveLength(20)
  })

  it('keeps to the contract', () => {
    for (const typed of ['a', 'london', 'japan']) {
      expect(() => placeSchema.array().parse(suggestPlaces(typed, 20))).not.toThrow()
    }
  })
})

describe('by code', () => {
  it('knows airports and areas, in any case', () => {
    expect(placeByCode('kul')).toMatchObject({ kind: 'airport', city: 'Kuala Lumpur' })
    expect(placeByCode(' NYC ')?.airports).toEqual(['JFK', 'EWR', 'LGA', 'HPN', 'ISP', 'SWF'])
    expect(placeByCode('XXX')).toBeUndefined()
  })

  it('keeps the order of codes and leaves unknown ones out', () => {
    expect(placesByCodes(['BKK', '???', 'LON']).map((each) => each.code)).toEqual(['BKK', 'LON'])
  })
})
