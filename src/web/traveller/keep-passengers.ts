import {
  addPassenger,
  listPassengers,
  type PassengerDetails,
} from '../../contract/member/travellers.ts'
import { comparedName } from '../../contract/traveller/same-person.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { keepField } from './fields.ts'

/**
 * Saves the selected travellers to the account, except those it already has: by name and, where it was asked for, birth
 * date. The booking already exists, so errors are ignored.
 */
export async function keepPassengers(
  api: Pick<FrontApi, 'call'>,
  form: FormData,
  passengers: readonly PassengerDetails[],
): Promise<void> {
  const chosen = passengers.filter((_, index) => form.get(keepField(index)) === 'yes')
  if (chosen.length === 0) return
  const kept = await api.call(listPassengers, {})
  if (!kept.ok) return
  for (const each of chosen) {
    const isKnown = kept.result.some(
      (other) =>
        comparedName(other) === comparedName(each) &&
        (!each.birthDate || other.birthDate === each.birthDate),
    )
    if (!isKnown) await api.call(addPassenger, { body: each })
  }
}
