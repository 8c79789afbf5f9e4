import { ticketRoutes } from '../../../contract/flight/ticket-routes.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { FlightOrderItem } from './flight-order-item.ts'

interface FlightTicketsProps {
  items: readonly FlightOrderItem[]
  /** Position in the items' lists of travellers. */
  traveller: number
}

/** Renders one traveller's ticket numbers, each with its flights if there are several. */
export function FlightTickets({ items, traveller }: FlightTicketsProps) {
  const t = useT()
  const { list } = useFormat()
  const tickets = ticketsOf(items, traveller)
  if (tickets.length === 0 && !items.some(isLive)) return null
  return (
    <div className="mt-1 flex gap-2">
      <span className="text-ink-soft">{t('flight-order.ticket')}</span>
      {tickets.length === 0 ? (
        <span className="text-ink-soft">{t('flight-order.ticket-none')}</span>
      ) : (
        <ul>
          {tickets.map((ticket) => (
            <li key={ticket.number}>
              <TicketNumber ticket={ticket} />
              {tickets.length > 1 && (
                <span className="text-ink-soft"> · {list(ticket.flights)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface Ticket {
  number: string
  /** `KUL – BKK` for each route that it's for. */
  flights: string[]
  isCancelled: boolean
}

/** Returns one traveller's tickets. Flights of one booking share a ticket and are cancelled together. */
function ticketsOf(items: readonly FlightOrderItem[], traveller: number): Ticket[] {
  const tickets = new Map<string, Ticket>()
  for (const { state, flight } of items) {
    const { slice } = flight.offer
    const own = flight.tickets.filter((each) => each.passenger === traveller)
    for (const { number, segments } of own) {
      const flights = [
        ...(tickets.get(number)?.flights ?? []),
        ...ticketRoutes(slice, segments).map(({ from, to }) => `${from} – ${to}`),
      ]
      tickets.set(number, { number, flights, isCancelled: state === 'cancelled' })
    }
  }
  return [...tickets.values()]
}

function TicketNumber({ ticket: { number, isCancelled } }: { ticket: Ticket }) {
  const t = useT()
  return isCancelled ? (
    <s className="tabular text-ink-soft">
      {number}
      <span className="sr-only"> {t('order.item-state-cancelled')}</span>
    </s>
  ) : (
    <span data-ticket={number} className="tabular font-medium">
      {number}
    </span>
  )
}
