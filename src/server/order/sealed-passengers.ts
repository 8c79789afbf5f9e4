import type { PassengerDraft } from '../../contract/flight/booking.ts'
import type { Seal } from '../platform/secrets/seal.ts'

/** A passenger as kept in the database: the number of the passport is sealed, and its end stands open for showing. */
export interface SealedPassenger extends Omit<PassengerDraft, 'passportNumber'> {
  /** '' when there is none. */
  passportSealed: string
  /** Four characters at most. */
  passportLastFour: string
  /** Unsealed, in rows of an earlier version that `sealEarlierRows` hasn't come to yet. */
  passportNumber?: string
}

/** Returns passengers as they may rest in the row `owner`; they open only there. */
export const sealPassengers = (
  seal: Seal,
  owner: string,
  passengers: readonly PassengerDraft[],
): SealedPassenger[] =>
  passengers.map(({ passportNumber, ...open }) => ({
    ...open,
    passportSealed: passportNumber && seal.lock(passportNumber, owner),
    passportLastFour: passportNumber.slice(-4),
  }))

/** Returns the passengers of the row `owner` with their passports' numbers. Throws as `Seal.open` does. */
export const openPassengers = (
  seal: Seal,
  owner: string,
  passengers: readonly SealedPassenger[],
): PassengerDraft[] =>
  passengers.map(({ passportSealed, passportLastFour: _, passportNumber = '', ...open }) => ({
    ...open,
    passportNumber: passportSealed ? seal.open(passportSealed, owner) : passportNumber,
  }))

/** Returns the passport's number as it may be shown; '' when there is none. */
export function maskedPassport(passenger: SealedPassenger): string {
  const end = passenger.passportLastFour || (passenger.passportNumber ?? '').slice(-4)
  return end && `••••${end}`
}
