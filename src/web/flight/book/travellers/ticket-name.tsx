import type { PassengerDraft } from '../../../../contract/flight/booking.ts'
import {
  cutTicketName,
  isTooLongForTicket,
  wholeTicketName,
} from '../../../../contract/flight/ticket-name.ts'
import { useT } from '../../../locale/language.ts'
import { fieldId, typeInto } from '../../../traveller/fields.ts'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

interface TicketNameProps {
  index: number
  passenger: Pick<PassengerDraft, 'givenName' | 'surname' | 'title'>
  /** Called after fields were filled in without typing. */
  onFilledIn(): void
}

/**
 * Renders the name as the ticket will print it, once it's valid. For one that is too long it offers the name that
 * airlines would print, which the traveller then books.
 */
export function TicketName({ index, passenger, onFilledIn }: TicketNameProps) {
  const t = useT()
  const hydrated = useHydrated()
  const isTooLong = isTooLongForTicket(passenger)
  const cut = cutTicketName(passenger)
  const name = wholeTicketName(isTooLong ? { ...passenger, ...cut } : passenger)
  const fillInCut = () => {
    for (const field of ['givenName', 'surname'] as const) {
      const input = document.getElementById(fieldId(`passengers.${index}.${field}`))
      if (input instanceof HTMLInputElement) typeInto(input, cut[field])
    }
    onFilledIn()
  }
  return (
    <>
      <p aria-live="polite" className="text-xs text-ink-soft empty:hidden">
        {name
          ? t(isTooLong ? 'flight-book.on-ticket-cut' : 'flight-book.on-ticket', { name })
          : null}
      </p>
      {isTooLong && hydrated && (
        <Button size="sm" variant="quiet" className="-mx-3" onClick={fillInCut}>
          {t('flight-book.use-cut')}
        </Button>
      )}
    </>
  )
}
