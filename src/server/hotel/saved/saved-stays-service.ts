import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import {
  mostSavedStays,
  type SavedDates,
  type SavedHotel,
} from '../../../contract/hotel/saved-stays.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import { dayInZone } from '../../world/zoned-time.ts'
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts'
import { decodeStayHash } from '../stay/stay-hash.ts'
import { addSaved, removeSaved, savedBy } from './saved-stays-store.ts'

/** Properties that members saved, the same on all their devices. Names are the catalogue's. */
export interface SavedStaysService {
  /** Returns what a member saved, newest first, without properties that aren't sold any more. */
  list(memberId: string): Promise<SavedHotel[]>
  /**
   * Saves properties, newest first, with the dates of the pages they were saved on; the oldest make room. Ignores unknown
   * properties and pages.
   */
  save(
    memberId: string,
    saved: { hotelIds: readonly HotelId[]; hashes: readonly StayHash[] },
  ): Promise<SavedHotel[]>
  remove(memberId: string, hotelId: HotelId): Promise<SavedHotel[]>
}

export function createSavedStays({
  db,
  clock,
  signer,
  catalogue,
}: {
  db: Database
  clock: Clock
  signer: Signer
  catalogue: Pick<HotelCatalogue, 'ready' | 'numberOf' | 'hotel'>
}): SavedStaysService {
  async function list(memberId: string): Promise<SavedHotel[]> {
    await catalogue.ready()
    return (await savedBy(db, memberId)).flatMap(({ hotelId, hash }) => {
      const number = catalogue.numberOf(hotelId)
      if (number === undefined) return []
      const { name, area, city, scenes, score, zone } = catalogue.hotel(number).hotel
      const saved = { hotelId, name, place: `${area}, ${city}`, scene: scenes[0], score }
      const dates = datesOf(hash, dayInZone(clock.date(), zone))
      return [dates ? { ...saved, dates } : saved]
    })
  }

  function datesOf(hash: StayHash | null, today: string): SavedDates | undefined {
    const stay = hash && decodeStayHash(signer, hash)?.stay
    if (!stay || stay.checkIn < today) return undefined
    return { hash, checkIn: stay.checkIn, checkOut: stay.checkOut }
  }

  return {
    list,
    async save(memberId, { hotelIds, hashes }) {
      await catalogue.ready()
      const known = hotelIds.filter((id) => catalogue.numberOf(id) !== undefined)
      const pages = new Map(
        hashes.map((hash) => [decodeStayHash(signer, hash)?.hotelId, hash] as const),
      )
      const added = [...new Set(known)].map((hotelId) => ({
        hotelId,
        hash: pages.get(hotelId) ?? null,
      }))
      const newest = { savedAt: clock.date(), most: mostSavedStays }
      await inTransaction(db, (tx) => addSaved(tx, memberId, added, newest))
      return list(memberId)
    },
    async remove(memberId, hotelId) {
      await removeSaved(db, memberId, hotelId)
      return list(memberId)
    },
  }
}
