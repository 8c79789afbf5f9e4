import type { PassengerDetails } from '../../../../contract/member/travellers.ts'
import { formText } from '../../../session/front-api/read-form.ts'
import { dateOfForm } from '../../../traveller/date-parts.ts'

const types = ['adult', 'child', 'infant'] as const

/** Reads the form of a saved passenger; values that are too long stay too long, so that the error is reported. */
export function passengerOfForm(form: FormData): PassengerDetails {
  const text = (name: string, limit: number) => formText(form, name, limit)
  return {
    type: types.find((each) => each === form.get('type')) ?? 'adult',
    title: text('title', 10),
    givenName: text('givenName', 120),
    surname: text('surname', 120),
    birthDate: dateOfForm(form, 'birthDate'),
    nationality: text('nationality', 2),
    passportNumber: text('passportNumber', 40),
    passportExpiry: dateOfForm(form, 'passportExpiry'),
    passportCountry: text('passportCountry', 2),
    idCardNumber: text('idCardNumber', 40),
    idCardExpiry: dateOfForm(form, 'idCardExpiry'),
    idCardCountry: text('idCardCountry', 2),
  }
}
