const day = 86_400_000

/** A date so many days later (or earlier): `shiftDate('2026-12-31', 1)` is `2027-01-01`. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}
