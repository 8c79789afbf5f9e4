import type { HotelSummary, Scene } from '../../../contract/hotel/hotel.ts'
import type { SavedDates } from '../../../contract/hotel/saved-stays.ts'
import { hasText, storedList } from '../../suggest/stored-list.ts'

/** A property that the visitor saved. */
export interface SavedStay {
  /** The property's id. */
  id: string
  name: string
  /** The area and the city. */
  place: string
  /** Its picture and guests’ score, where they're known: devices have lists from before these were kept. */
  scene?: Scene | undefined
  photo?: HotelSummary['photo'] | undefined
  score?: HotelSummary['score']
  /** The dates it was saved with, and its page for them. */
  dates?: SavedDates | undefined
}

/** A guest's saved properties, on this device. */
export const savedOnDevice = storedList<SavedStay>('saved-stays', {
  limit: 50,
  idOf: ({ id }) => id,
  isEntry: (value): value is SavedStay =>
    hasText(value, 'id') && hasText(value, 'name') && hasText(value, 'place'),
})
