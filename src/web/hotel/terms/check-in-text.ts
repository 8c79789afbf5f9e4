import type { Hotel } from '../../../contract/hotel/hotel.ts'
import type { Translate } from '../../locale/word-store.ts'

/** Returns a property's check-in hours: `14:00–23:00` or `from 14:00`. */
export const checkInText = (t: Translate, { checkIn }: Pick<Hotel, 'checkIn'>): string =>
  checkIn.until
    ? t('hotel.between-times', { from: checkIn.from, until: checkIn.until })
    : t('hotel.from-time', { time: checkIn.from })
