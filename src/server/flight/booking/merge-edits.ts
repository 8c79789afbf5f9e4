import { contactDetailsSchema } from '../../../contract/checkout/contact.ts'
import {
  type BookingDraft,
  type EditedAt,
  passengerDraftSchema,
} from '../../../contract/flight/booking.ts'

/** A draft as stored, with the times at which its fields were last typed, if the page sent them. */
export type KeptDraft = BookingDraft & { editedAt?: EditedAt }

/**
 * Merges the fields listed in `editedAt` into the draft, except those typed later elsewhere. Saves can therefore
 * arrive in any order, and two open pages of one booking only overwrite fields typed on both: the later value wins.
 */
export function mergeEdits(kept: KeptDraft, typed: BookingDraft, editedAt: EditedAt): KeptDraft {
  const merged = structuredClone(kept)
  const moments = { ...kept.editedAt }
  for (const [path, moment] of Object.entries(editedAt)) {
    if (moment <= (moments[path] ?? -1)) continue
    if (takeField(merged, typed, path)) moments[path] = moment
  }
  return { ...merged, editedAt: moments }
}

/**
 * Returns the times of fields that the booking's form has: contact, travellers, and bags of its own flights. Other
 * names would make the draft grow with every save.
 */
export function knownMoments(
  moments: EditedAt | undefined,
  { passengers }: BookingDraft,
  offerIds: readonly string[],
): EditedAt {
  const places = passengers.map((_, index) => index)
  const known = new Set([
    'remind',
    ...Object.keys(contactDetailsSchema.shape).map((field) => `contact.${field}`),
    ...places.flatMap((place) => [
      ...Object.keys(passengerDraftSchema.shape).map((field) => `passengers.${place}.${field}`),
      ...offerIds.map((offerId) => `bags/${offerId}/${place}`),
    ]),
  ])
  return Object.fromEntries(Object.entries(moments ?? {}).filter(([path]) => known.has(path)))
}

/** Copies one field. Returns false if there is no such field. */
function takeField(into: BookingDraft, from: BookingDraft, path: string): boolean {
  if (path === 'remind') {
    into.remind = from.remind
    return true
  }
  const [, offerId, place] = /^bags\/(.+)\/(\d)$/.exec(path) ?? []
  if (offerId) {
    const isMeant = (bag: BookingDraft['bags'][number]) =>
      bag.offerId === offerId && bag.passenger === Number(place)
    into.bags = [...into.bags.filter((bag) => !isMeant(bag)), ...from.bags.filter(isMeant)]
    return true
  }
  const [, group, index, field = ''] = /^(contact|passengers\.(\d))\.(\w+)$/.exec(path) ?? []
  if (group === 'contact') return copy(into.contact, from.contact, field)
  const [to, source] = [into.passengers[Number(index)], from.passengers[Number(index)]]
  return to && source && field !== 'type' ? copy(to, source, field) : false
}

function copy<T extends object>(to: T, from: T, field: string): boolean {
  if (!Object.hasOwn(to, field) || !Object.hasOwn(from, field)) return false
  to[field as keyof T] = from[field as keyof T]
  return true
}
