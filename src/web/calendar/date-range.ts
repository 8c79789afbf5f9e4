/** Two date fields of a form that a calendar fills in together. */
export interface DateRange {
  /** The names of both fields. */
  start: string
  end: string
  /** What to select first and second, in words. */
  hints: Readonly<Record<'start' | 'end', string>>
  /** How many nights are between them at least: a flight may return on the same day. */
  fewestNights: 0 | 1
}
