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

/** Writes a moment by the clocks of a zone: date and 24-hour time. */
export const zonedMoments = (language: string, timeZone: string): Intl.DateTimeFormat =>
  momentFormats(JSON.stringify([localeByCode(language)?.tag, timeZone]))

const momentFormats = onceEach((key) => {
  const [tag, timeZone] = JSON.parse(key)
  return new Intl.DateTimeFormat(tag ?? undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
  })
})
