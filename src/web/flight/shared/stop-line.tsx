import type { StopType } from '../../../contract/flight/offer.ts'

/**
 * The line between departure and arrival: a dot for each change of plane, hollow where the traveller
 * changes on one booking, amber where the change is their own affair. Decorative: the words stand beside it.
 */
export function StopLine({ stops, changes }: { stops: StopType; changes: number }) {
  return (
    <span className="stop-line" data-stop={stops} aria-hidden="true">
      {Array.from({ length: changes }, (_, index) => `stop-${index}`).map((key) => (
        <i key={key} />
      ))}
    </span>
  )
}
