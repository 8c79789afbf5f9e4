export const dateParts = ['day', 'month', 'year'] as const
export type DatePart = (typeof dateParts)[number]
type Parts = Readonly<Record<DatePart, string>>

/** Returns the name of one part's control, for the date field `name`. */
export const partName = (name: string, part: DatePart): string => `${name}.${part}`

/** Returns the field that a control belongs to; for a part, that's its date. */
export const fieldOfControl = (name: string): string => name.replace(/\.(day|month|year)$/, '')

/**
 * Returns the parts as `YYYY-MM-DD`. An incomplete date is kept as it is (`1990--7`), so that a draft can restore it;
 * without any part it's an empty string.
 */
export function joinDate({ day, month, year }: Parts): string {
  const digits = (text: string, limit: number) => text.replace(/\D/g, '').slice(0, limit)
  const two = (text: string) => {
    const typed = digits(text, 2)
    return typed === '' ? '' : typed.padStart(2, '0')
  }
  const joined = [digits(year, 4), two(month), two(day)].join('-')
  return joined === '--' ? '' : joined
}

/** Returns the parts of a date that was joined, as people write them. */
export function splitDate(text: string): Parts {
  const [year = '', month = '', day = ''] = text.split('-')
  const plain = (part: string) => part.replace(/^0(?=.)/, '')
  return { day: plain(day), month: plain(month), year }
}

/** Reads a date from a form: from its parts, or from one field, which is how drafts are saved as they are typed. */
export function dateOfForm(form: FormData, name: string): string {
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : undefined
  }
  const [day, month, year] = dateParts.map((part) => text(partName(name, part)))
  if (day === undefined && month === undefined && year === undefined) {
    return (text(name) ?? '').trim().slice(0, 10)
  }
  return joinDate({ day: day ?? '', month: month ?? '', year: year ?? '' })
}
