import type { PassengerType } from '../../contract/checkout/passenger-types.ts'
import type { Seal } from '../platform/secrets/seal.ts'

/** Somebody an item is for. What a product doesn't ask for is ''. */
export interface TravellerDetails {
  type: PassengerType
  title: string
  givenName: string
  surname: string
  birthDate: string
  nationality: string
  passportNumber: string
  passportExpiry: string
  passportCountry: string
}

/** The same as kept in the database: the passport's number is sealed; its end is open, to be shown. */
export interface Traveller extends Omit<TravellerDetails, 'passportNumber'> {
  /** '' when there is none. */
  passportSealed: string
  /** Four characters at most. */
  passportLastFour: string
  /** Unsealed, in rows of an earlier version that `sealEarlierOrders` hasn't come to yet. */
  passportNumber?: string
}

/** Returns travellers as they may be kept with the order `owner`; they open only there. */
export const sealTravellers = (
  seal: Seal,
  owner: string,
  travellers: readonly TravellerDetails[],
): Traveller[] =>
  travellers.map(({ passportNumber, ...open }) => ({
    ...open,
    passportSealed: passportNumber && seal.lock(passportNumber, owner),
    passportLastFour: passportNumber.slice(-4),
  }))

/** Returns the travellers of the order `owner` with their passport numbers. Throws the same errors as `Seal.open`. */
export const openTravellers = (
  seal: Seal,
  owner: string,
  travellers: readonly Traveller[],
): TravellerDetails[] =>
  travellers.map(({ passportSealed, passportLastFour: _, passportNumber = '', ...open }) => ({
    ...open,
    passportNumber: passportSealed ? seal.open(passportSealed, owner) : passportNumber,
  }))

/** Returns the passport's number as it may be shown; '' when there is none. */
export function maskedPassport(traveller: Traveller): string {
  const end = traveller.passportLastFour || (traveller.passportNumber ?? '').slice(-4)
  return end && `••••${end}`
}

/** Returns a traveller's name as it is printed. */
export const nameOf = ({ givenName, surname }: Pick<Traveller, 'givenName' | 'surname'>): string =>
  `${givenName} ${surname}`.trim()
