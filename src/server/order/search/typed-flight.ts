/**
 * Returns terms for a flight number that was typed with a day: `mh784@1224` for "MH 784, 24 Dec", `mh784@12242026` with a year.
 * Without a day it's the beginning of any term.
 */
export function flightsIn(typed: string): string[][] {
  const [, airline, number, rest] = designator.exec(typed.trim().toLowerCase()) ?? []
  const day = rest && dayIn(rest)
  return airline && number && day ? [[`${airline}${Number(number)}@${day}`]] : []
}

const designator = /^([a-z]\d|\d[a-z]|[a-z]{2})[ -]?(\d{1,4})[ ,/]+(\S.{2,30})$/
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Returns month and day, and the year if there is one, of a day as people write it: the day before the month in digits. */
function dayIn(text: string): string | undefined {
  const parts = text
    .replace(/^on /, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
    .split(/[^a-z\d]+|(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/)
    .filter(Boolean)
  const [first = '', second = '', third = ''] = parts
  if (parts.length < 2 || parts.length > 3) return undefined
  if (/^\d{4}$/.test(first)) return written(third, second, first)
  return monthOf(first) && !/^\d/.test(first)
    ? written(second, first, third)
    : written(first, second, third)
}

function written(day: string, month: string, year: string): string | undefined {
  const number = monthOf(month)
  if (!number || !/^\d{1,2}$/.test(day) || !/^(?:\d{2}|\d{4})?$/.test(year)) return undefined
  const full = year.length === 2 ? `20${year}` : year
  return `${String(number).padStart(2, '0')}${day.padStart(2, '0')}${full}`
}

/** Returns the number of a month, written as digits or by its name; 0 if it's none. */
const monthOf = (text: string): number =>
  /^\d{1,2}$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3)) + 1
