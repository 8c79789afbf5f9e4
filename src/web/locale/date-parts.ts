type Part = 'day' | 'month' | 'year'

/** Returns the order of day, month and year in a language, for forms that ask for each. */
export function dateOrder(tag: string): Part[] {
  return new Intl.DateTimeFormat(tag, {
    ...gregorian,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? type : []))
}

/** Returns the standalone month names, January first. */
export function monthNames(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { ...gregorian, month: 'long' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)))
}

const gregorian = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const
