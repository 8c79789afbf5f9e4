import { expect, test, vi } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { awayFrom, bangkok, testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { milliseconds, pause } from '../../platform/duration.ts'
import { createFoundProperties } from './found-properties.ts'
import { foundPropertiesAfter, putFoundProperties } from './found-property-store.ts'
import { createHotelCatalogue } from './hotel-catalogue.ts'

const { db } = await testPlatform()
const log = { error: vi.fn() }
const lodge = testProperty('lodge', 'River Lodge', { position: awayFrom(bangkok, 1) })
const feed = deskSupplier('north', openHotelDesk([[lodge]]))
const { properties: _, ...searched } = deskSupplier('south', openHotelDesk([]))

/** The catalogue of another process with the same database. */
const open = () =>
  createHotelCatalogue({
    suppliers: [feed, searched],
    log,
    foundOf: (ids) => createFoundProperties(db, ids),
  })

test('what a search found is known in every process, and after a start', async () => {
  const [here, there] = [open(), open()]
  await Promise.all([here.ready(), there.ready()])
  await here.add('south', [testProperty('villa', 'Hill Villa', { position: bangkok })])
  expect(here.numberAt('south', 'villa')).toBeUndefined()
  for (const catalogue of [here, there, open()]) {
    await catalogue.ready()
    const number = catalogue.numberAt('south', 'villa') ?? -1
    expect(catalogue.numberOf('south-villa')).toBe(number)
    expect(catalogue.hotel(number).hotel).toMatchObject({ id: 'south-villa', name: 'Hill Villa' })
    expect(catalogue.within(bangkok, 0.1)).toEqual([number])
    expect(catalogue.named('hill', 5).map((each) => each.number)).toEqual([number])
  }
})

test('a property that several searches find is listed once', async () => {
  const inn = testProperty('inn', 'Harbour Inn', { position: awayFrom(bangkok, 5) })
  const [here, there] = [open(), open()]
  await Promise.all([here, there, here].map((catalogue) => catalogue.add('south', [inn])))
  await here.ready()
  await here.add('south', [inn])
  await here.ready()
  expect(here.within(inn.position, 0.1)).toHaveLength(1)
})

test('a property that another supplier publishes is the same one', async () => {
  const catalogue = open()
  await catalogue.ready()
  const number = catalogue.numberAt('north', 'lodge') ?? -1
  expect(catalogue.hotel(number).sources).toHaveLength(1)
  const own = testProperty('S1', 'River Lodge Hotel', { position: awayFrom(bangkok, 1.05) })
  await catalogue.add('south', [own])
  await catalogue.ready()
  expect(catalogue.numberAt('south', 'S1')).toBe(number)
  expect(catalogue.hotel(number).sources).toEqual([
    { supplier: 'north', ref: 'lodge' },
    { supplier: 'south', ref: 'S1' },
  ])
})

test('many that are found at once by several searches are all known after each', async () => {
  const [here, there] = [open(), open()]
  await Promise.all([here.ready(), there.ready()])
  const place = awayFrom(bangkok, 40)
  const searches = Array.from({ length: 20 }, async (_, search) => {
    const catalogue = search % 2 ? here : there
    const found = Array.from({ length: 40 }, (_, at) =>
      testProperty(`${search}-${at}`, `House ${search} ${at}`, { position: place }),
    )
    await catalogue.add('south', found)
    await catalogue.ready()
    return found.every(({ ref }) => catalogue.numberAt('south', ref) !== undefined)
  })
  expect(await Promise.all(searches)).not.toContain(false)
  await Promise.all([here.ready(), there.ready()])
  for (const catalogue of [here, there]) {
    const found = catalogue.within(place, 0.1)
    expect(found).toHaveLength(800)
    expect(found.every((number) => catalogue.hotel(number).sources.length === 1)).toBe(true)
  }
})

test('what is stored slowly isn’t missed by those who read what was stored after it', async () => {
  const [here, there] = [open(), open()]
  await here.ready()
  const house = (ref: string) => testProperty(ref, `Slow House ${ref}`, { position: bangkok })
  const [stored, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = db.transaction(async (tx) => {
    await putFoundProperties(tx, 'south', [house('slow')])
    // Writes are sent with the commit, or before a read.
    await foundPropertiesAfter(tx, ['south'], { last: 0, limit: 1 })
    stored.resolve()
    await commit.promise
  })
  await stored.promise
  const quick = there.add('south', [house('quick')])
  await Promise.race([quick, pause(milliseconds(300))])
  await here.ready()
  commit.resolve()
  await Promise.all([slow, quick])
  await here.ready()
  expect(['slow', 'quick'].map((ref) => here.numberAt('south', ref))).not.toContain(undefined)
})
