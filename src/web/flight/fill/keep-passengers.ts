import type { PassengerDraft } from '../../../contract/flight/booking.ts'
import { addPassenger, listPassengers } from '../../../contract/member/travellers.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { keepField } from './fill-names.ts'

/**
 * Saves the selected travellers to the account, except those it already has by name and birth date. The booking
 * already exists, so errors are ignored.
 */
export async function keepPassengers(
  api: FrontApi,
  form: FormData,
  passengers: readonly PassengerDraft[],
): Promise<void> {
  const chosen = passengers.filter((_, index) => form.get(keepField(index)) === 'yes')
  if (chosen.length === 0) return
  const kept = await api.call(listPassengers, {})
  if (!kept.ok) return
  const known = new Set(kept.result.map(who))
  for (const each of chosen) {
    if (!known.has(who(each))) await api.call(addPassenger, { body: each })
  }
}

const who = ({
  givenName,
  surname,
  birthDate,
}: Pick<PassengerDraft, 'givenName' | 'surname' | 'birthDate'>): string =>
  [givenName, surname, birthDate].join(' ').toUpperCase().normalize()
