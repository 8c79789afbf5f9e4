import type { HotelId } from '../../../contract/hotel/hotel.ts'
import { mostSavedStays, type SavedHotel } from '../../../contract/hotel/saved-stays.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts'
import { addSaved, removeSaved, savedBy } from './saved-stays-store.ts'

/** Properties that members saved, the same on all their devices. Only ids are stored: names are the catalogue's. */
export interface SavedStaysService {
  /** Returns what a member saved, newest first, without properties that aren't sold any more. */
  list(memberId: string): Promise<SavedHotel[]>
  /** Saves properties, newest first; the oldest make room. Ignores unknown ones. */
  save(memberId: string, hotelIds: readonly HotelId[]): Promise<SavedHotel[]>
  remove(memberId: string, hotelId: HotelId): Promise<SavedHotel[]>
}

export function createSavedStays({
  db,
  clock,
  catalogue,
}: {
  db: Database
  clock: Clock
  catalogue: Pick<HotelCatalogue, 'ready' | 'numberOf' | 'hotel'>
}): SavedStaysService {
  async function list(memberId: string): Promise<SavedHotel[]> {
    await catalogue.ready()
    return (await savedBy(db, memberId)).flatMap((hotelId) => {
      const number = catalogue.numberOf(hotelId)
      if (number === undefined) return []
      const { name, area, city } = catalogue.hotel(number).hotel
      return [{ hotelId, name, place: `${area}, ${city}` }]
    })
  }

  return {
    list,
    async save(memberId, hotelIds) {
      await catalogue.ready()
      const known = hotelIds.filter((id) => catalogue.numberOf(id) !== undefined)
      const newest = { savedAt: clock.date(), most: mostSavedStays }
      await inTransaction(db, (tx) => addSaved(tx, memberId, [...new Set(known)], newest))
      return list(memberId)
    },
    async remove(memberId, hotelId) {
      await removeSaved(db, memberId, hotelId)
      return list(memberId)
    },
  }
}
