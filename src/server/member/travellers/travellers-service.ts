import type { ContactDetails } from '../../../contract/checkout/contact.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { PassengerDraft } from '../../../contract/flight/booking.ts'
import type { KeptContact, KeptPassenger } from '../../../contract/member/travellers.ts'
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

  /** Returns the document to store. A masked number leaves the stored one: pages never have the full number. */
  function documentOf(row: string, draft: PassengerDraft, kept: PassengerRow | undefined) {
    const typed = passportDigits(draft.passportNumber)
    if (kept && typed.startsWith(mask)) {
      return { passportSealed: kept.passportSealed, passportLastFour: kept.passportLastFour }
    }
    if (typed === '') return { passportSealed: '', passportLastFour: '' }
    return { passportSealed: seal.lock(typed, row), passportLastFour: typed.slice(-4) }
  }

  const passengerValues = (row: string, draft: PassengerDraft, kept?: PassengerRow) => {
    const { passportNumber: _, ...open } = draft
    return { ...open, ...documentOf(row, draft, kept) }
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
      async add(memberId: string, draft: PassengerDraft): Promise<KeptPassenger> {
        checkKeptPassenger(draft, clock.date())
        await demandRoom(passengerRows, memberId)
        const id = newId()
        const row = { ...passengerValues(id, draft), id, memberId, createdAt: clock.date() }
        await passengerRows.insert(db, row)
        return viewPassenger(row)
      },
      async change(memberId: string, id: string, draft: PassengerDraft): Promise<KeptPassenger> {
        const kept = await passengerRows.find(db, memberId, id)
        if (!kept) throw new CatalogueError('NOT_FOUND')
        const masked = draft.passportNumber.startsWith(mask)
        checkKeptPassenger(masked ? { ...draft, passportNumber: '' } : draft, clock.date())
        const values = passengerValues(id, draft, kept)
        const row = await passengerRows.change(db, memberId, id, values)
        if (!row) throw new CatalogueError('NOT_FOUND')
        return viewPassenger(row)
      },
      async remove(memberId: string, id: string): Promise<void> {
        if (!(await passengerRows.remove(db, memberId, id))) throw new CatalogueError('NOT_FOUND')
      },
      /** Returns a passenger with the full document, for filling in a booking. */
      async fill(memberId: string, id: string): Promise<KeptPassenger> {
        const row = await passengerRows.find(db, memberId, id)
        if (!row) throw new CatalogueError('NOT_FOUND')
        const passportNumber = row.passportSealed && seal.open(row.passportSealed, row.id)
        return { ...viewPassenger(row), passportNumber }
      },
    },
  }
}

export type TravellersService = ReturnType<typeof createTravellersService>

const viewContact = ({ id, givenName, surname, email, phoneCountry, phone }: ContactRow) => ({
  id,
  givenName,
  surname,
  email,
  phoneCountry,
  phone,
})

function viewPassenger(row: PassengerRow): KeptPassenger {
  const { memberId: _, createdAt: __, passportSealed: ___, passportLastFour, ...shown } = row
  return { ...shown, passportNumber: passportLastFour && mask.repeat(5) + passportLastFour }
}
