import { expect, test } from 'vitest'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { driverCard } from './driver-card.ts'

const cardIn = (city: string, country: string, language: string, more: object = {}) => {
  const { ref: _, scenes: __, rooms: ___, ...hotel } = testProperty('lodge', 'River Lodge')
  return driverCard({
    ...hotel,
    id: 'lodge',
    city,
    country,
    language,
    ...more,
  } as HotelItem['hotel'])
}

test('a taxi driver in Bangkok reads the request, the city and the country in Thai', () => {
  expect(cardIn('Bangkok', 'TH', 'th')).toEqual({
    language: 'th',
    ask: 'กรุณาพาไปส่งตามที่อยู่นี้',
    place: 'กรุงเทพฯ, ไทย',
    isLatinOnly: true,
  })
})

test('a property with a local address needs neither the city nor a remark about letters', () => {
  const local = { language: 'th', name: 'บ้านริมน้ำ', address: '7 ซอยดารา 4 กรุงเทพ' }
  expect(cardIn('Bangkok', 'TH', 'th', { local })).toEqual({
    language: 'th',
    ask: expect.any(String),
  })
})

test.each([
  ['Paris', 'FR', 'fr', undefined],
  ['Belgrade', 'RS', 'sr', undefined],
  ['Singapore', 'SG', 'en', undefined],
  ['Athens', 'GR', 'el', true],
  ['Dubai', 'AE', 'en', true],
])('a driver in %s may not read Latin letters', (city, country, language, isLatinOnly) => {
  expect(cardIn(city, country, language).isLatinOnly).toBe(isLatinOnly)
})

test('a city whose name in the language isn’t known is left out', () => {
  expect(cardIn('Nowhere', 'JP', 'ja')).toMatchObject({ language: 'ja', place: '日本' })
})

test('in English, the address says it already', () => {
  expect(cardIn('London', 'GB', 'en')).toEqual({
    language: 'en',
    ask: 'Please take me to this address.',
  })
})
