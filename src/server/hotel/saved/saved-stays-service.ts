import { bestScene } from '../../../contract/hotel/best-scene.ts'
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
import type { PropertyPhotos } from '../photo/property-photos.ts'
import { decodeStayHash } from '../stay/stay-hash.ts'
import { summaryOf } from '../stay/summary-of.ts'
import { addSaved, removeSaved, type SavedRow, savedBy } from './saved-stays-store.ts'

/** Properties that members saved, the same on all their devices. Names are the catalogue's, and those of cities in a language. */
export interface SavedStaysService {
  /** Returns what a member saved, newest first, without properties that aren't sold any more. */
  list(memberId: string, language?: string): Promise<SavedHotel[]>
  /**
   * Saves properties, newest first, with the dates of the pages they were saved on; the oldest make room. Ignores unknown
   * properties and pages.
   */
  save(
    memberId: string,
    saved: {
      hotelIds: readonly HotelId[]
      hashes: readonly StayHash[]
      prices: readonly (NonNullable<SavedDates['price']> & { hash: StayHash })[]
    },
    language?: string,
  ): Promise<SavedHotel[]>
  remove(memberId: string, hotelId: HotelId, language?: string): Promise<SavedHotel[]>
}

export function createSavedStays({
  db,
  clock,
  signer,
  catalogue,
  photos,
}: {
  db: Database
  clock: Clock
  signer: Signer
  catalogue: Pick<HotelCatalogue, 'ready' | 'numberOf' | 'hotel'>
  photos: Pick<PropertyPhotos, 'showInLists'>
}): SavedStaysService {
  async function list(memberId: string, language?: string): Promise<SavedHotel[]> {
    await catalogue.ready()
    const saved = (await savedBy(db, memberId)).flatMap(({ hotelId, ...page }) => {
      const number = catalogue.numberOf(hotelId)
      return number === undefined
        ? []
        : [{ hotelId, page, hotel: summaryOf(catalogue.hotel(number).hotel, language) }]
    })
    await photos.showInLists(saved.map(({ hotel }) => hotel))
    return saved.map(({ hotelId, page, hotel }) => {
      const { name, area, city, scenes, score, zone, photo } = hotel
      const listed: SavedHotel = {
        hotelId,
        name,
        place: `${area}, ${city}`,
        scene: bestScene(scenes),
        score,
      }
      const dates = datesOf(page, dayInZone(clock.date(), zone))
      if (photo) listed.photo = photo
      return dates ? { ...listed, dates } : listed
    })
  }

  function datesOf(
    { hash, price }: Pick<SavedRow, 'hash' | 'price'>,
    today: string,
  ): SavedDates | undefined {
    const stay = hash && decodeStayHash(signer, hash)?.stay
    if (!stay || stay.checkIn < today) return undefined
    const dates = { hash, checkIn: stay.checkIn, checkOut: stay.checkOut }
    return price ? { ...dates, price } : dates
  }

  /** Returns a page with what its stay cost, which was seen by now whatever the device's clock says. */
  function pageOf(
    hash: StayHash | undefined,
    prices: Parameters<SavedStaysService['save']>[1]['prices'],
  ): Pick<SavedRow, 'hash' | 'price'> {
    const priced = prices.find((each) => each.hash === hash)
    if (!hash || !priced) return { hash: hash ?? null, price: null }
    const { total, seenAt } = priced
    const seen = Math.min(Date.parse(seenAt), clock.now())
    return { hash, price: { total, seenAt: new Date(seen).toISOString() } }
  }

  return {
    list,
    async save(memberId, { hotelIds, hashes, prices }, language) {
      await catalogue.ready()
      const known = hotelIds.filter((id) => catalogue.numberOf(id) !== undefined)
      const pages = new Map(
        hashes.map((hash) => [decodeStayHash(signer, hash)?.hotelId, hash] as const),
      )
      const added = [...new Set(known)].map((hotelId) => ({
        hotelId,
        ...pageOf(pages.get(hotelId), prices),
      }))
      const newest = { savedAt: clock.date(), most: mostSavedStays }
      await inTransaction(db, (tx) => addSaved(tx, memberId, added, newest))
      return list(memberId, language)
    },
    async remove(memberId, hotelId, language) {
      await removeSaved(db, memberId, hotelId)
      return list(memberId, language)
    },
  }
}
