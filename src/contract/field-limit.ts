/** The codes of fields that have more than they may: `too_long:120` characters, `too_many:50` entries. */
const limited = ['too_long', 'too_many'] as const

/** Returns what a field's code says has a limit, and the limit; undefined for other codes. */
export function limitIn(code: string): { of: (typeof limited)[number]; count: number } | undefined {
  const [name, limit] = code.split(':')
  const of = limited.find((each) => each === name)
  return of && limit ? { of, count: Number(limit) } : undefined
}
