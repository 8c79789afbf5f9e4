import type { PassengerDraft } from '../../../../contract/flight/booking.ts'
import { ticketName, ticketNameProblem } from '../../../../contract/flight/passenger-rules.ts'
import { useT } from '../../../locale/language.ts'

type Named = Pick<PassengerDraft, 'givenName' | 'surname' | 'title'>

/** Renders the name as the ticket will print it, once it's valid. */
export function TicketName({ passenger }: { passenger: Named }) {
  const t = useT()
  const [given, surname] = [passenger.givenName, passenger.surname].map((typed) =>
    ticketNameProblem(typed) ? undefined : ticketName(typed),
  )
  return (
    <p aria-live="polite" className="text-xs text-ink-soft empty:hidden">
      {given && surname
        ? t('flight-book.on-ticket', {
            name: `${surname}/${given} ${passenger.title.toUpperCase()}`.trim(),
          })
        : null}
    </p>
  )
}
