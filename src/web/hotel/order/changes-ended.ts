import type { Rate } from '../../../contract/hotel/rate.ts'

/**
 * Returns since when only names can be changed and rooms added: since cancelling refunds nothing and isn't free any more.
 * Undefined if that's still ahead; without `at` if it was so from the first. `now` is the server's time in milliseconds.
 */
export function changesEnded(
  { refundUntil }: Pick<Rate, 'refundUntil'>,
  now: number,
): { at?: string } | undefined {
  const last = refundUntil.at(-1)
  if (!last) return {}
  return refundUntil.some(({ instant }) => now < Date.parse(instant))
    ? undefined
    : { at: last.instant }
}
