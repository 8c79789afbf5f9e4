import type { PassengerType } from '../../contract/checkout/passenger-types.ts'
import type { TravelDocument } from '../../contract/traveller/travel-documents.ts'
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
  idCardNumber: string
  idCardExpiry: string
  idCardCountry: string
  /** What the traveller chose to travel with where either will do. */
  document: TravelDocument | ''
}

/** The documents of a traveller who doesn't need any. */
export const noDocuments = {
  passportNumber: '',
  passportExpiry: '',
  passportCountry: '',
  idCardNumber: '',
  idCardExpiry: '',
  idCardCountry: '',
  document: '',
} as const

type Documents = keyof typeof noDocuments

/** The same as stored in the database: document numbers are sealed; their last characters aren't, for display. */
export interface Traveller extends Omit<TravellerDetails, Documents> {
  passportExpiry: string
  passportCountry: string
  /** '' when there is none. */
  passportSealed: string
  /** Four characters at most. */
  passportLastFour: string
  /** Rows of an earlier version have no identity cards. */
  idCardSealed?: string
  idCardLastFour?: string
  idCardExpiry?: string
  idCardCountry?: string
  document?: TravelDocument | ''
  /** Unsealed, in rows of an earlier version that `sealEarlierOrders` hasn't come to yet. */
  passportNumber?: string
}

/** Returns travellers sealed for the order `owner`; they can only be opened for it. */
export const sealTravellers = (
  seal: Seal,
  owner: string,
  travellers: readonly TravellerDetails[],
): Traveller[] =>
  travellers.map(({ passportNumber, idCardNumber, ...open }) => ({
    ...open,
    passportSealed: passportNumber && seal.lock(passportNumber, owner),
    passportLastFour: passportNumber.slice(-4),
    idCardSealed: idCardNumber && seal.lock(idCardNumber, owner),
    idCardLastFour: idCardNumber.slice(-4),
  }))

/** Returns the travellers of the order `owner` with their document numbers. Throws the same errors as `Seal.open`. */
export const openTravellers = (
  seal: Seal,
  owner: string,
  travellers: readonly Traveller[],
): TravellerDetails[] =>
  travellers.map((traveller) => {
    const { passportSealed, passportLastFour: _, passportNumber = '', ...rest } = traveller
    const { idCardSealed, idCardLastFour: __, ...open } = rest
    return {
      ...noDocuments,
      ...open,
      passportNumber: passportSealed ? seal.open(passportSealed, owner) : passportNumber,
      idCardNumber: idCardSealed ? seal.open(idCardSealed, owner) : '',
    }
  })

/** Returns the masked passport number; '' if there is none. */
export function maskedPassport(traveller: Traveller): string {
  return maskedNumber(traveller.passportLastFour || (traveller.passportNumber ?? ''))
}

/** Returns the masked number of the identity card; '' if there is none. */
export const maskedIdCard = ({ idCardLastFour = '' }: Traveller): string =>
  maskedNumber(idCardLastFour)

/** Returns a document number with only its last four characters; '' if there is none. */
export const maskedNumber = (number: string): string => number && `••••${number.slice(-4)}`
