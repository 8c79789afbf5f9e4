import { isFlown } from '../../contract/order/is-flown.ts'
import type { Order } from '../../contract/order/order.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import type { Translate } from '../locale/word-store.ts'
import { Card } from '../ui/page/card.tsx'
import { DateTime } from '../ui/time/date-time.tsx'

/** Who flies, with the number of each ticket. */
export function OrderPassengers({ order: { passengers, items } }: { order: Order }) {
  const t = useT()
  const { list } = useFormat()
  return (
    <Card title={t('order.passengers')}>
      <ul className="grid gap-4">
        {passengers.map((passenger, index) => {
          const tickets = ticketsOf(items, index)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: passengers are told apart by their place
              key={index}
              className="border-t border-line pt-4 first:border-0 first:pt-0"
            >
              <p className="font-semibold">
                {titleText(t, passenger.title)} {passenger.givenName} {passenger.surname}
              </p>
              <p className="text-xs text-ink-soft">
                {t(`order.type-${passenger.type}`)} · {t('order.birth-date')}{' '}
                <DateTime value={passenger.birthDate} look="long" />
                {passenger.passport && ` · ${t('order.passport')} ${passenger.passport}`}
              </p>
              {(tickets.length > 0 || items.some(isFlown)) && (
                <div className="mt-1 flex gap-2">
                  <span className="text-ink-soft">{t('order.ticket')}</span>
                  {tickets.length === 0 ? (
                    <span className="text-ink-soft">{t('order.ticket-none')}</span>
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
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface Ticket {
  number: string
  /** `KUL – BKK` for each journey that is on it. */
  flights: string[]
  isCancelled: boolean
}

/** One traveller's tickets. Flights that are one booking are on one ticket, and are cancelled together. */
function ticketsOf(items: Order['items'], passenger: number): Ticket[] {
  const tickets = new Map<string, Ticket>()
  for (const { offer, state, tickets: all } of items) {
    for (const { number } of all.filter((each) => each.passenger === passenger)) {
      const flights = [
        ...(tickets.get(number)?.flights ?? []),
        `${offer.slice.from} – ${offer.slice.to}`,
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

const titles = ['mr', 'mrs', 'ms', 'mstr', 'miss'] as const

/** Returns a traveller's title in words, or nothing when tickets don't know it. */
export function titleText(t: Translate, title: string): string {
  const known = titles.find((each) => each === title)
  return known ? t(`order.title-${known}`) : ''
}
