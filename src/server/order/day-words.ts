import { localeByCode } from '../../contract/locales.ts'
import { onceEach } from '../platform/once-each.ts'

const formatter = (dateStyle: 'full' | 'long') =>
  onceEach(
    (language) =>
      new Intl.DateTimeFormat(localeByCode(language)?.tag, { dateStyle, timeZone: 'UTC' }),
  )

/** Writes days out in a language, with the weekday. For wall clocks, which are kept as if they were UTC. */
export const weekdays = formatter('full')
/** The same without the weekday. */
export const calendarDays = formatter('long')
