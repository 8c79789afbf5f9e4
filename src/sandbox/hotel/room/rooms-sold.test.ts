import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type WalkStay,
  type WalkStep,
  walkSteps,
} from '../../../../test/support/hotel/walk-steps.ts'
import { testHotelWorld } from '../../../../test/support/hotel-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { minutes } from '../../../server/platform/duration.ts'
import {
  roomTypesOf,
  type StayRequest,
  type SupplierRate,
} from '../../../server/supplier/hotel-supplier.ts'
import type { ChangedRoom, StayChange } from '../../../server/supplier/stay-change.ts'
import { addDays } from '../../../server/world/zoned-time.ts'
import { refOf, supplierProfiles } from '../supplier-profile.ts'
import { sandboxHotelBookings, sandboxHotelChanges, sandboxHotelNights } from '../tables.ts'

const { world, db, clock, suppliers, supplier } = await testHotelWorld(12, ['siem-reap-kh'])

const hotel = [...world.hotels.all()].find(
  (each) =>
    each.kind === 'hotel' &&
    supplierProfiles.every((profile) => profile.sells(each)) &&
    world.hotels.offering(each).rooms.length > 2,
)
if (!hotel) throw new Error('no property is sold by both')
const rooms = world.hotels
  .offering(hotel)
  .rooms.flatMap(({ template }) => (template.sleeps > 1 ? [template.id] : []))
  .slice(0, 2)

const firstNight = inDays(60)
/** As many rooms of each type as can be sold for each night of the walk. */
const forSale = 3
const nights = Array.from({ length: 9 }, (_, night) => addDays(firstNight, night))

const step = walkSteps(rooms)

const leadGuest = { title: 'ms', givenName: 'Amalia', surname: 'Tan' }

interface Made {
  supplier: string
  request: StayRequest
}

const datesOf = ({ from, nights: count, rooms: many }: WalkStay) => ({
  checkIn: addDays(firstNight, from),
  checkOut: addDays(firstNight, from + count),
  rooms: Array.from({ length: many }, () => ({ adults: 2, childAges: [] })),
})

async function requestFor(id: string, wanted: WalkStay): Promise<StayRequest | undefined> {
  const profile = supplierProfiles.find((each) => each.id === id)
  if (!(profile && hotel)) return undefined
  const all = await supplier(id).rates({ ref: refOf(profile, hotel), stay: datesOf(wanted) })
  const own = all.filter((rate) => rate.room.id === wanted.room)
  const rate = own[wanted.rate % own.length]
  return (
    rate && {
      reference: crypto.randomUUID(),
      rate,
      leadGuests: rate.stay.rooms.map(() => leadGuest),
      contact: { email: 'traveller@example.com', phone: '+60123456789' },
      requests: '',
    }
  )
}

async function walk(made: Made[], each: WalkStep): Promise<void> {
  const chosen = 'which' in each ? made[each.which % made.length] : undefined
  const at = chosen && supplier(chosen.supplier)
  const reference = chosen?.request.reference ?? ''
  switch (each.act) {
    case 'hold':
    case 'book': {
      const id = each.act === 'hold' ? 'bedbank' : 'direct'
      const request = await requestFor(id, each.stay)
      if (!request) return
      made.push({ supplier: id, request })
      await (each.act === 'hold' ? supplier(id).hold?.(request) : supplier(id).book(request))
      return
    }
    case 'confirm':
      if (chosen) await at?.book(chosen.request)
      return
    case 'release':
      await at?.release(reference)
      return
    case 'cancel': {
      const terms = await at?.quoteCancellation(reference)
      if (terms?.outcome === 'quoted') await at?.cancel(reference, terms.refund)
      return
    }
    case 'change': {
      const { checkIn, checkOut, rooms: guests } = datesOf(each.stay)
      return change(chosen, () => ({
        checkIn,
        checkOut,
        rooms: guests.map((room, at) => ({
          ...room,
          ...(at === 0 ? { keeps: 0 } : {}),
          roomType: each.stay.room,
          leadGuest,
        })),
      }))
    }
    case 'retype':
    case 'add':
    case 'drop':
      return change(chosen, (rate) => {
        const { checkIn, checkOut, rooms: guests } = rate.stay
        const types = roomTypesOf(rate)
        const kept = guests.map((room, keeps): ChangedRoom => {
          const roomType = types[keeps]?.id ?? ''
          return { ...room, keeps, roomType, leadGuest }
        })
        const at = each.room % kept.length
        if (each.act === 'drop') kept.splice(at, 1)
        const room = kept[at]
        if (each.act === 'retype' && room) kept[at] = { ...room, roomType: each.type }
        if (each.act === 'add') {
          kept.push({ adults: 1, childAges: [], roomType: each.type, leadGuest })
        }
        return { checkIn, checkOut, rooms: kept }
      })
    case 'wait':
      clock.advance(minutes(16))
      return
    case 'close': {
      const row = (await db.select().from(sandboxHotelBookings)).find(
        (all) => all.reference === reference,
      )
      if (row?.state === 'booked') {
        await world.events.turn({
          property: chosen?.request.rate.property,
          checkIn: row.checkIn,
          event: 'cancelled',
        })
      }
    }
  }
}

/** Changes a booking, if its supplier allows that. */
async function change(
  made: Made | undefined,
  toOf: (rate: SupplierRate) => StayChange['to'],
): Promise<void> {
  if (!made) return
  const { reference } = made.request
  const at = supplier(made.supplier)
  const booked = await at.lookUp(reference)
  if (booked.outcome !== 'booked') return
  const wanted = { reference, to: toOf(booked.rate) }
  const quote = await at.quoteChange?.(wanted)
  if (quote?.outcome !== 'quoted') return
  const asked = { ...wanted, changeReference: crypto.randomUUID(), quoted: quote }
  // Asked twice at once: it's made once.
  const [one, other] = await Promise.all([at.change?.(asked), at.change?.(asked)])
  expect(one).toEqual(other)
}

/** Returns the nights on which what was taken isn't what bookings have. */
async function wrongNights(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    with sold as (
      select hotel, room, to_char(day, 'YYYY-MM-DD') as night, sum(count)::int as rooms
      from ${sandboxHotelBookings},
        jsonb_to_recordset(units) as unit (room text, count int),
        generate_series(check_in::date, check_out::date - 1, interval '1 day') as day
      where state in ('held', 'booked', 'no_show')
      group by 1, 2, 3
    )
    select *
    from ${sandboxHotelNights} full join sold using (hotel, room, night)
    where coalesce(taken, 0) <> coalesce(sold.rooms, 0) or taken < 0 or taken > ${forSale}`)
  return rows
}

test('whatever is held, booked, changed and cancelled at once, rooms sold are rooms held, and never too many', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
        minLength: 4,
        maxLength: 12,
      }),
      async (batches) => {
        for (const table of [sandboxHotelBookings, sandboxHotelChanges, sandboxHotelNights]) {
          await db.delete(table)
        }
        world.dials.reset()
        for (const { id } of suppliers)
          world.dials.change({ suppliers: { [id]: { latencyMs: 0 } } })
        for (const room of rooms) {
          for (const night of nights) {
            await world.setRoomsLeft({ hotel: hotel.id, room, night }, forSale)
          }
        }
        const made: Made[] = []
        for (const batch of batches) {
          await Promise.all(batch.map((each) => walk(made, each)))
          expect(await wrongNights()).toEqual([])
        }
      },
    ),
    { numRuns: 40 },
  )
})
