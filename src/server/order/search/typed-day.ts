/** A day that somebody typed, and what stands beside it. */
export interface TypedDay {
  /** What was typed without the day; '' if there is nothing else. */
  rest: string
  /** `2027-03-01`; without a year that of last year, this year and the next. */
  days: string[]
  hasYear: boolean
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** How days are written: the day before the month in digits. */
const written = [
  /(?<![\w-])(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})(?![\w-])/,
  /(?<![\w./-])(?<day>\d{1,2})([./-])(?<month>\d{1,2})(?:\2(?<year>\d{4}|\d{2})|\.)?(?![\w/-])/,
  /(?<!\w)(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s*(?:of\s+)?(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?:,?\s*(?<year>\d{4}|\d{2}))?(?!\w)/,
  /(?<!\w)(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?(?!\w)/,
]

/** Returns the day in what somebody typed, such as a name and the day of a flight; undefined without one. */
export function dayTyped(typed: string, thisYear: number): TypedDay | undefined {
  const text = typed.toLowerCase()
  for (const pattern of written) {
    const found = pattern.exec(text)
    if (!found?.groups) continue
    const { year, month: monthTyped = '', day: dayOfMonth = '' } = found.groups
    const years = year ? [year.length === 2 ? `20${year}` : year] : yearsAround(thisYear)
    const days = years.flatMap((each) => existing(each, numberOf(monthTyped), dayOfMonth))
    if (days.length === 0) continue
    const before = typed.slice(0, found.index).replace(/\bon\s+$/i, '')
    const rest = `${before} ${typed.slice(found.index + found[0].length)}`.trim()
    const isAlone = !/[\p{L}\p{N}]/u.test(rest)
    // Digits alone are an amount, such as 12.03.
    if (isAlone && !year && !/[a-z]/.test(monthTyped)) continue
    return { rest: isAlone ? '' : rest, days, hasYear: year !== undefined }
  }
  return undefined
}

/** Returns the number of a month, written as digits or by its name. */
const numberOf = (typed: string): number =>
  /^\d/.test(typed) ? Number(typed) : months.indexOf(typed.slice(0, 3)) + 1

const yearsAround = (year: number): string[] => [year - 1, year, year + 1].map(String)

function existing(year: string, monthNumber: number, dayOfMonth: string): string[] {
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  // 30 February would be a day of March.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
  return exists ? [iso] : []
}
