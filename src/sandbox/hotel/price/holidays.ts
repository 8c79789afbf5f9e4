import { addDays } from '../../../server/world/zoned-time.ts'

/** Moving feasts whose dates follow the moon, by year from 2025. */
const firstYear = 2025
const moon = {
  lunarNewYear: '01-29 02-17 02-06 01-26 02-13 02-03',
  eidAlFitr: '03-31 03-20 03-10 02-27 02-15 02-05',
  eidAlAdha: '06-06 05-27 05-17 05-05 04-24 04-14',
  diwali: '10-20 11-08 10-29 10-17 11-05 10-26',
  chuseok: '10-06 09-25 09-15 10-03 09-22 09-12',
}

const muslim = 'AE SA QA OM BH KW JO EG MA DZ TN TR ID MY BN PK BD MV UZ KZ AZ SN IQ LB LY'
const christian =
  'GB IE FR IT ES PT DE AT CH NL BE LU SE NO DK FI IS PL CZ SK SI HR HU RO GR CY MT US CA MX BR AR CL CO PE CR PA DO ' +
  'PH AU NZ ZA KE EE LV LT BG RS ME AD EC UY GT BO PR'

/**
 * When a country travels: countries, from, until (both nights included), factor. A day is `MM-DD`, or a feast with the
 * days from it.
 */
const table = `
* | 12-29 | 01-01 | 1.3
${christian} | 12-23 | 12-27 | 1.12
${christian} | easter-3 | easter+0 | 1.16
CN TW HK MO SG VN | lunarNewYear-2 | lunarNewYear+5 | 1.35
MY KR ID | lunarNewYear-1 | lunarNewYear+2 | 1.15
${muslim} | eidAlFitr-1 | eidAlFitr+4 | 1.22
${muslim} | eidAlAdha-1 | eidAlAdha+3 | 1.15
IN NP SG MY MU LK | diwali-2 | diwali+2 | 1.15
KR | chuseok-1 | chuseok+1 | 1.2
TH LA KH MM | 04-12 | 04-16 | 1.25
JP | 04-28 | 05-05 | 1.35
JP | 08-10 | 08-16 | 1.25
CN HK MO | 10-01 | 10-07 | 1.35
CN | 04-30 | 05-04 | 1.25
IN | 12-22 | 12-28 | 1.2
US CA | thanksgiving-2 | thanksgiving+2 | 1.12
US | 07-02 | 07-05 | 1.15
IT ES PT | 08-10 | 08-17 | 1.15
FR | 07-12 | 07-15 | 1.1
DE AT CH | 12-27 | 01-05 | 1.12
BR AR UY BO PT ES IT | easter-50 | easter-46 | 1.18
AU NZ | 12-26 | 01-10 | 1.2
AU | 01-24 | 01-26 | 1.1
AE | 12-01 | 12-03 | 1.12
SA | 09-22 | 09-23 | 1.1
RU KZ BY UA | 12-30 | 01-08 | 1.2
PL HU CZ SK | 05-01 | 05-03 | 1.1
SE NO DK FI EE LV LT | 06-19 | 06-23 | 1.1
MX GT | 09-14 | 09-16 | 1.1
VN | 04-29 | 05-01 | 1.2
ID | 12-23 | 12-31 | 1.15
ZA | 12-15 | 01-05 | 1.2`

interface Holiday {
  countries: ReadonlySet<string>
  from: string
  until: string
  factor: number
}

const holidays: Holiday[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [countries = '', from = '', until = '', factor] = line.split(' | ')
    return { countries: new Set(countries.split(' ')), from, until, factor: Number(factor) }
  })

/** Returns a day of the table in a year, `YYYY-MM-DD`; undefined if the feast's date isn't known. */
function dayIn(year: number, day: string): string | undefined {
  const [, feast = '', days = ''] = /^([a-zA-Z]+)([+-]\d+)$/.exec(day) ?? []
  if (!feast) return `${year}-${day}`
  const date = feastIn(year, feast)
  return date && addDays(date, Number(days))
}

function feastIn(year: number, feast: string): string | undefined {
  if (feast === 'easter') return easterIn(year)
  if (feast === 'thanksgiving') {
    const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
    return `${year}-11-${22 + ((11 - first) % 7)}`
  }
  const known = moon[feast as keyof typeof moon]?.split(' ')[year - firstYear]
  return known && `${year}-${known}`
}

/** Returns Easter Sunday (the Gregorian algorithm by Meeus, Jones and Butcher). */
function easterIn(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const day = (sum % 31) + 1
  return `${year}-0${Math.floor(sum / 31)}-${String(day).padStart(2, '0')}`
}

/** Returns the factor of a country's holidays for a night, `YYYY-MM-DD`: the highest if several meet. */
export function holidayFactor(country: string, night: string): number {
  const year = Number(night.slice(0, 4))
  let factor = 1
  for (const holiday of holidays) {
    if (!holiday.countries.has(country) && !holiday.countries.has('*')) continue
    for (const begins of [year - 1, year]) {
      const from = dayIn(begins, holiday.from)
      const until = dayIn(begins, holiday.until)
      if (!from || !until) continue
      const last = until < from ? (dayIn(begins + 1, holiday.until) ?? until) : until
      if (from <= night && night <= last) factor = Math.max(factor, holiday.factor)
    }
  }
  return factor
}
