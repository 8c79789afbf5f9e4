import type { ContactDetails } from '../../../../contract/checkout/contact.ts'
import type { StayDraft } from '../../../../contract/hotel/booking.ts'
import { contactFields } from '../../../traveller/fields.ts'

export const guestTitles = ['mr', 'mrs', 'ms'] as const

/** What the property should know about a guest; the same as `specialNeeds`, which stays on the server with its schema. */
export const needs = [
  'wheelchair',
  'limited_mobility',
  'blind',
  'deaf',
  'service_animal',
  'allergy',
] as const satisfies readonly StayDraft['needs'][number][]

/** Reads a draft from a sent form; fields are named by their path in the draft. */
export function draftOfForm(form: FormData, rooms: number): StayDraft {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const contact = Object.fromEntries(
    contactFields.map((field) => [field, text(`contact.${field}`)]),
  ) as ContactDetails
  return {
    contact,
    leadGuests: Array.from({ length: rooms }, (_, room) => ({
      title: text(`leadGuests.${room}.title`),
      givenName: text(`leadGuests.${room}.givenName`),
      surname: text(`leadGuests.${room}.surname`),
    })),
    requests: text('requests'),
    arrivesAt: text('arrivesAt'),
    needs: needs.filter((each) => form.getAll('needs').includes(each)),
  }
}
