import type { RoomType } from '../../../src/contract/hotel/hotel.ts'
import type { SupplierProperty } from '../../../src/server/supplier/hotel-supplier.ts'

/** The middle of Bangkok, as `city-bangkok-th` has it. */
export const bangkok = { lat: 13.7525, lon: 100.501 }

/** Returns a position this many kilometres north and east of another. */
export const awayFrom = ({ lat, lon }: typeof bangkok, north: number, east = 0) => ({
  lat: lat + north / 111.2,
  lon: lon + east / (111.2 * Math.cos((lat * Math.PI) / 180)),
})

const room = (id: string, name: string, sleeps: number): RoomType => ({
  id,
  name,
  squareMetres: 24,
  beds: [{ kind: 'double', count: 1 }],
  sleeps,
  accessible: false,
  scene: { view: 'room', seed: 1, setting: 'city' },
})

/** Returns a property in Bangkok, a hotel of three stars unless told otherwise. */
export const testProperty = (
  ref: string,
  name: string,
  more: Partial<SupplierProperty> = {},
): SupplierProperty => ({
  ref,
  name,
  kind: 'hotel',
  stars: 3,
  position: awayFrom(bangkok, 1),
  area: 'Old City',
  city: 'Bangkok',
  country: 'TH',
  score: { value: 8.1, reviews: 200 },
  amenities: ['wifi', 'pool'],
  accessibility: [],
  scenes: [{ view: 'facade', seed: 1, setting: 'city' }],
  address: '1 River Road',
  phone: '+66 2 000 0000',
  zone: 'Asia/Bangkok',
  currency: 'THB',
  language: 'th',
  checkIn: { from: '14:00', until: '23:00' },
  checkOut: { until: '11:00' },
  rooms: [room('double', 'Double room', 2), room('family', 'Family room', 4)],
  policies: { pets: 'not_allowed', smoking: 'not_allowed', childrenWelcome: true },
  topicScores: {},
  ...more,
})
