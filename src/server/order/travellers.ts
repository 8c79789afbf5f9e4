import type { PassengerType } from '../../contract/checkout/passenger-types.ts'
import type { Seal } from '../platform/secrets/seal.ts'

/** A traveller of an item. Fields a product doesn't require are ''. */
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

/** The same as stored in the database: the passport number is sealed; its last characters aren't, for display. */
export interface Traveller extends Omit<TravellerDetails, 'passportNumber'> {
  /** '' when there is none. */
  passportSealed: string
  /** Four characters at most. */
  passportLastFour: string
  /** Unsealed, in rows of an earlier version that `sealEarlierOrders` hasn't come to yet. */
  passportNumber?: string
}

/** Returns travellers sealed for the order `owner`; they can only be opened for it. */
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

/** Returns the masked passport number; '' if there is none. */
export function maskedPassport(traveller: Traveller): string {
  return maskedNumber(traveller.passportLastFour || (traveller.passportNumber ?? ''))
}

/** Returns a document number with only its last four characters; '' if there is none. */
export const maskedNumber = (number: string): string => number && `••••${number.slice(-4)}`

/** Returns a traveller's name as it is printed. */
export const nameOf = ({ givenName, surname }: Pick<Traveller, 'givenName' | 'surname'>): string =>
  `${givenName} ${surname}`.trim()
