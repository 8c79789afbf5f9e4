import { html } from 'hono/html'
import { z } from 'zod'
import type { DevWorldPart, Wrong } from '../shared/dials/dev-world-part.ts'
import { field, formProblem, type Refused } from '../shared/dials/form-field.ts'
import { stayTurnSchema } from './booking/stay-events.ts'
import type { HotelWorld } from './hotel-world.ts'
import { soldBy } from './rate/search.ts'
import { supplierProfiles } from './supplier-profile.ts'

const shape = {
  /** Leaves exactly `left` rooms of a type for sale for a night; null returns to the computed number. */
  rooms: z
    .array(
      z.strictObject({
        /** A supplier's code. */
        property: z.string().max(80),
        /** The room type's id; without it, all of the property's. */
        room: z.string().max(40).optional(),
        night: z.iso.date(),
        left: z.int().min(0).max(1000).nullable(),
      }),
    )
    .max(500)
    .default([]),
  /** What properties do to bookings. */
  stays: z.array(stayTurnSchema).max(50).default([]),
}
const changeSchema = z.object(shape)

/** Returns what `/dev/world` shows and changes of hotels. */
export const hotelPart = (world: HotelWorld): DevWorldPart => ({
  trade: 'Hotels',
  dials: world.dials,
  shape,
  state: async () => ({}),
  async apply(change) {
    const { rooms, stays } = changeSchema.parse(change)
    let missed = false
    for (const each of rooms) {
      const hotel = supplierProfiles
        .map((profile) => soldBy(world, profile, each.property))
        .find((found) => found !== undefined)
      const types = hotel
        ? world.hotels.offering(hotel).rooms.map(({ template }) => template.id)
        : []
      const chosen = each.room ? types.filter((type) => type === each.room) : types
      if (!hotel || chosen.length === 0) missed = true
      for (const room of chosen) {
        const night = { hotel: hotel?.id ?? '', room, night: each.night }
        await world.setRoomsLeft(night, each.left)
      }
    }
    for (const each of stays) if ((await world.events.turn(each)) === 0) missed = true
    return missed ? nothingFound : undefined
  },
  section: (_, refused) => staySection(refused?.typed.stay ? refused : undefined),
  readForm: (text) => (text('stay') ? { stays: [stayTurnOf(text)] } : undefined),
})

function stayTurnOf(text: (name: string) => string): Record<string, unknown> {
  return {
    ...(text('code') && { code: text('code').toUpperCase() }),
    ...(text('property') && { property: text('property') }),
    ...(text('checkIn') && { checkIn: text('checkIn') }),
    event: text('noShow') ? 'no_show' : 'cancelled',
  }
}

function staySection(refused: Refused | undefined) {
  const of = (label: string, name: string) => ({ label, name, refused, id: `stay-${name}` })
  return html`<section><h2>Stays</h2>
<p class="hint">A property cancels bookings that it can't host, or reports that guests didn't come. Enter a booking
code, a property, or both.</p>
<form method="post"><input type="hidden" name="stay" value="1">
${formProblem(refused)}
<div class="fields">
${field(of('Booking code', 'code'), html`autocomplete="off" placeholder="ABCDEFG"`)}
${field(of('Property', 'property'), html`autocomplete="off" placeholder="B-bangkok-th-1"`)}
${field(of('Check-in', 'checkIn'), html`type="date"`)}
</div>
<label class="check"><input name="noShow" type="checkbox" value="1" ${refused?.typed.noShow ? 'checked' : ''}> The guests didn't come</label>
<button>Change stays</button></form></section>`
}

const nobody = 'No such property or room, or no booking that this can happen to.'
const nothingFound: Wrong = {
  status: 404,
  message: nobody,
  issues: [{ path: [], message: nobody }],
}
