import { expect, test } from 'vitest'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { driverCard } from './driver-card.ts'

const cardIn = (city: string, country: string, language: string) => {
  const { ref: _, scenes: __, rooms: ___, ...hotel } = testProperty('lodge', 'River Lodge')
  return driverCard({ ...hotel, id: 'lodge', city, country, language } as HotelItem['hotel'])
}

test('a taxi driver in Bangkok reads the request, the city and the country in Thai', () => {
  expect(cardIn('Bangkok', 'TH', 'th')).toEqual({
    language: 'th',
    ask: 'กรุณาพาฉันไปที่อยู่นี้',
    place: 'กรุงเทพ, ไทย',
  })
})

test('a city whose name in the language isn’t known is left out', () => {
  expect(cardIn('Tokyo', 'JP', 'ja')).toMatchObject({ language: 'ja', place: '日本' })
})

test('in English, the address says it already', () => {
  expect(cardIn('London', 'GB', 'en')).toEqual({
    language: 'en',
    ask: 'Please take me to this address.',
  })
})
