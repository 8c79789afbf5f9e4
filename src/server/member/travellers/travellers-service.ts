import type { ContactDetails } from '../../../contract/checkout/contact.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type {
  KeptContact,
  KeptPassenger,
  PassengerDetails,
} from '../../../contract/member/travellers.ts'
import { idCardDigits } from '../../../contract/traveller/travel-documents.ts'
import { passportDigits } from '../../../contract/traveller/traveller-rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { checkKeptContact, checkKeptPassenger } from './check-travellers.ts'
import {
  type ContactRow,
  contactRows,
  type PassengerRow,
  passengerRows,
} from './travellers-store.ts'

/** More than a family or an assistant saves, few enough to show on one page. */
const mostKept = 50
const mask = '•'

/** A document's number as stored: both parts are '' if there is none. */
interface Sealed {
  sealed: string
  lastFour: string
}

/** Creates the service for members' saved contacts and passengers. */
export function createTravellersService({
  db,
  clock,
  seal,
}: {
  db: Database
  clock: Clock
  seal: Seal
}) {
  async function demandRoom(rows: typeof contactRows | typeof passengerRows, memberId: string) {
    if ((await rows.count(db, memberId)) >= mostKept) throw new CatalogueError('LIMIT_REACHED')
  }

  /** Returns the number to store. A masked one leaves what is stored: pages never have the full number. */
  function sealed(row: string, typed: string, kept: Sealed | undefined): Sealed {
    if (kept && typed.startsWith(mask)) return kept
    return { sealed: typed && seal.lock(typed, row), lastFour: typed.slice(-4) }
  }

  const passengerValues = (row: string, draft: PassengerDetails, kept?: PassengerRow) => {
    const { passportNumber, idCardNumber, ...open } = draft
    const passport = sealed(row, passportDigits(passportNumber), kept && passportOf(kept))
    const idCard = sealed(row, idCardDigits(idCardNumber), kept && idCardOf(kept))
    return {
      ...open,
      passportSealed: passport.sealed,
      passportLastFour: passport.lastFour,
      idCardSealed: idCard.sealed,
      idCardLastFour: idCard.lastFour,
    }
  }

  return {
    contacts: {
      list: async (memberId: string): Promise<KeptContact[]> =>
        (await contactRows.list(db, memberId)).map(viewContact),
      async add(memberId: string, draft: ContactDetails): Promise<KeptContact> {
        checkKeptContact(draft)
        await demandRoom(contactRows, memberId)
        const row = { ...draft, id: newId(), memberId, createdAt: clock.date() }
        await contactRows.insert(db, row)
        return viewContact(row)
      },
      async change(memberId: string, id: string, draft: ContactDetails): Promise<KeptContact> {
        checkKeptContact(draft)
        const row = await contactRows.change(db, memberId, id, draft)
        if (!row) throw new CatalogueError('NOT_FOUND')
        return viewContact(row)
      },
      async remove(memberId: string, id: string): Promise<void> {
        if (!(await contactRows.remove(db, memberId, id))) throw new CatalogueError('NOT_FOUND')
      },
    },

    passengers: {
      list: async (memberId: string): Promise<KeptPassenger[]> =>
        (await passengerRows.list(db, memberId)).map(viewPassenger),
      async add(memberId: string, draft: PassengerDetails): Promise<KeptPassenger> {
        checkKeptPassenger(draft, clock.date())
        await demandRoom(passengerRows, memberId)
        const id = newId()
        const row = { ...passengerValues(id, draft), id, memberId, createdAt: clock.date() }
        await passengerRows.insert(db, row)
        return viewPassenger(row)
      },
      async change(memberId: string, id: string, draft: PassengerDetails): Promise<KeptPassenger> {
        const kept = await passengerRows.find(db, memberId, id)
        if (!kept) throw new CatalogueError('NOT_FOUND')
        const unlessMasked = (number: string) => (number.startsWith(mask) ? '' : number)
        const passportNumber = unlessMasked(draft.passportNumber)
        const idCardNumber = unlessMasked(draft.idCardNumber)
        checkKeptPassenger({ ...draft, passportNumber, idCardNumber }, clock.date())
        const values = passengerValues(id, draft, kept)
        const row = await passengerRows.change(db, memberId, id, values)
        if (!row) throw new CatalogueError('NOT_FOUND')
        return viewPassenger(row)
      },
      async remove(memberId: string, id: string): Promise<void> {
        if (!(await passengerRows.remove(db, memberId, id))) throw new CatalogueError('NOT_FOUND')
      },
      /** Returns a passenger with full documents, for filling in a booking. */
      async fill(memberId: string, id: string): Promise<KeptPassenger> {
        const row = await passengerRows.find(db, memberId, id)
        if (!row) throw new CatalogueError('NOT_FOUND')
        const passportNumber = row.passportSealed && seal.open(row.passportSealed, row.id)
        const idCardNumber = row.idCardSealed && seal.open(row.idCardSealed, row.id)
        return { ...viewPassenger(row), passportNumber, idCardNumber }
      },
    },
  }
}

export type TravellersService = ReturnType<typeof createTravellersService>

const passportOf = ({ passportSealed, passportLastFour }: PassengerRow): Sealed => ({
  sealed: passportSealed,
  lastFour: passportLastFour,
})

const idCardOf = ({ idCardSealed, idCardLastFour }: PassengerRow): Sealed => ({
  sealed: idCardSealed,
  lastFour: idCardLastFour,
})

const viewContact = ({ id, givenName, surname, email, phoneCountry, phone }: ContactRow) => ({
  id,
  givenName,
  surname,
  email,
  phoneCountry,
  phone,
})

function viewPassenger(row: PassengerRow): KeptPassenger {
  const { memberId: _, createdAt: __, passportSealed: ___, passportLastFour, ...rest } = row
  const { idCardSealed: ____, idCardLastFour, ...shown } = rest
  return {
    ...shown,
    passportNumber: passportLastFour && mask.repeat(5) + passportLastFour,
    idCardNumber: idCardLastFour && mask.repeat(5) + idCardLastFour,
  }
}
