import { describe, expect, test, vi } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { awayFrom, bangkok, testProperty } from '../../../../test/support/hotel/test-properties.ts'
import type { HotelSupplier, SupplierProperty } from '../../supplier/hotel-supplier.ts'
import { createHotelCatalogue } from './hotel-catalogue.ts'
import { comparedName } from './same-property.ts'

const supplier = (id: string, ...properties: SupplierProperty[]): HotelSupplier =>
  deskSupplier(id, openHotelDesk(properties.map((property) => [property])))
const log = { error: vi.fn() }

async function catalogueOf(...suppliers: HotelSupplier[]) {
  const catalogue = createHotelCatalogue({ suppliers, log })
  await catalogue.ready()
  return catalogue
}

describe('the same property of two suppliers', () => {
  const place = awayFrom(bangkok, 2)
  const own = testProperty('1', 'The Riverside Hotel & Spa', { position: place })
  const theirs = (name: string, km: number) =>
    supplier('south', testProperty('A', name, { position: awayFrom(place, km) }))

  test.each([
    ['another door of the same name', 'Riverside and Spa', 0.14, 1],
    ['a branch in the next street', 'Riverside and Spa', 0.2, 2],
    ['a neighbour', 'Riverview', 0.05, 2],
  ])('%s', async (_, name, km, count) => {
    const catalogue = await catalogueOf(supplier('north', own), theirs(name, km))
    expect(catalogue.size()).toBe(count)
    expect(catalogue.within(place, 1)).toHaveLength(count)
  })

  test('is found by the ids of both, and described by the first', async () => {
    const catalogue = await catalogueOf(supplier('north', own), theirs('Riverside Spa', 0.1))
    const number = catalogue.numberOf('south-A') ?? -1
    expect(catalogue.numberOf('north-1')).toBe(number)
    expect(catalogue.numberAt('south', 'A')).toBe(number)
    const { hotel, sources } = catalogue.hotel(number)
    expect(hotel).toMatchObject({ id: 'north-1', name: 'The Riverside Hotel & Spa' })
    expect(hotel).not.toHaveProperty('ref')
    expect(sources).toEqual([
      { supplier: 'north', ref: '1' },
      { supplier: 'south', ref: 'A' },
    ])
  })

  test('has the rooms of both, each once', async () => {
    const [double] = own.rooms
    if (!double) throw new Error('no room')
    const other = testProperty('A', 'Riverside Spa', {
      position: place,
      rooms: [
        { ...double, id: 'X1', name: 'Double Room' },
        { ...double, id: 'X2', name: 'Tower Suite' },
      ],
    })
    const catalogue = await catalogueOf(supplier('north', own), supplier('south', other))
    const { hotel, roomId } = catalogue.hotel(0)
    expect(hotel.rooms.map(({ id }) => id)).toEqual(['double', 'family', 'X2'])
    expect(roomId('south', { id: 'X1', name: 'Double Room' })).toBe('double')
    expect(roomId('south', { id: 'X9', name: 'Cellar' })).toBe('X9')
  })
})

test.each([
  ['The Grand Hotel', 'grand'],
  ['Hôtel & Spa São João', 'spa sao joao'],
  ['The Hotel', 'the hotel'],
])('%s is compared as %s', (name, compared) => {
  expect(comparedName(name)).toBe(compared)
})

test('a supplier with a directory is asked for what is shown, also of properties that others have', async () => {
  const place = awayFrom(bangkok, 2)
  const [first, second] = [
    testProperty('1', 'Riverside', { position: place }),
    testProperty('2', 'Hill House', { position: awayFrom(place, 9) }),
  ]
  const property = vi.fn((ref: string) => (ref === '1' ? first : second))
  const north: HotelSupplier = {
    ...supplier('north'),
    properties: () => {
      throw new Error('everything would be copied')
    },
    directory: { facts: () => [first, second], property },
  }
  const other = testProperty('A', 'Riverside', {
    position: place,
    rooms: first.rooms.map((room) => ({ ...room, id: 'X', name: 'Tower Suite' })),
  })
  const catalogue = await catalogueOf(supplier('south', other), north)
  expect(catalogue.size()).toBe(2)
  expect(catalogue.isWhole()).toBe(true)
  expect(property).not.toHaveBeenCalled()
  const shown = (id: string) => catalogue.hotel(catalogue.numberOf(id) ?? -1)
  const { ref: _, ...described } = second
  expect(shown('north-2').hotel).toEqual({ ...described, id: 'north-2' })
  const { hotel, sources } = shown('north-1')
  expect(hotel.id).toBe('south-A')
  expect(hotel.rooms.map(({ name }) => name)).toContain(first.rooms[0]?.name)
  expect(sources).toEqual([
    { supplier: 'south', ref: 'A' },
    { supplier: 'north', ref: '1' },
  ])
})

test('a feed that breaks is read as far as it goes, and others are read', async () => {
  const broken: HotelSupplier = {
    ...supplier('north'),
    *properties() {
      yield testProperty('1', 'First')
      throw new Error('the line broke')
    },
  }
  const catalogue = await catalogueOf(broken, supplier('south', testProperty('A', 'Other')))
  expect(catalogue.size()).toBe(2)
  expect(log.error).toHaveBeenCalledOnce()
})

test('a server that stops doesn’t read on', async () => {
  const stopping = new AbortController()
  let read = 0
  const endless: HotelSupplier = {
    ...supplier('north'),
    *properties() {
      for (;;) {
        read += 1
        yield testProperty(`${read}`, `Hotel ${read}`, { position: awayFrom(bangkok, read) })
        if (read === 1000) stopping.abort()
      }
    },
  }
  const catalogue = createHotelCatalogue({ suppliers: [endless], log })
  await catalogue.ready(stopping.signal)
  expect(catalogue.isRead()).toBe(false)
  expect(catalogue.size()).toBe(read)
})

test('a catalogue is whole once all is read, if every supplier publishes its properties', async () => {
  const { properties: _, ...secretive } = supplier('south')
  const catalogue = createHotelCatalogue({ suppliers: [supplier('north')], log })
  expect(catalogue.isWhole()).toBe(false)
  await catalogue.ready()
  expect(catalogue.isWhole()).toBe(true)
  expect((await catalogueOf(supplier('north'), secretive)).isWhole()).toBe(false)
})
