import { isFlown } from '../../contract/is-flown.ts'
import type { Order } from '../../contract/order.ts'
import { useT } from '../locale/use-t.ts'
import type { Translate } from '../locale/word-store.ts'
import { Card } from '../ui/card.tsx'
import { DateTime } from '../ui/date-time.tsx'

/** Who flies, with the number of each ticket. */
export function OrderPassengers({ order: { passengers, items } }: { order: Order }) {
  const t = useT()
  return (
    <Card title={t('order.passengers')}>
      <ul className="grid gap-4">
        {passengers.map((passenger, index) => {
          // Flights that are one booking are on one ticket, and are cancelled together.
          const tickets = new Map(
            items.flatMap(({ tickets, state }) =>
              tickets
                .filter((each) => each.passenger === index)
                .map(({ number }) => [number, state === 'cancelled'] as const),
            ),
          )
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
                {t(`order.type-${passenger.type}`)} · {t('order.born')}{' '}
                <DateTime value={passenger.birthDate} look="long" />
                {passenger.passport && ` · ${t('order.passport')} ${passenger.passport}`}
              </p>
              {(tickets.size > 0 || items.some(isFlown)) && (
                <p className="mt-1">
                  <span className="text-ink-soft">{t('order.ticket')}</span>{' '}
                  {tickets.size === 0 ? (
                    <span className="text-ink-soft">{t('order.ticket-none')}</span>
                  ) : (
                    [...tickets].map(([number, over]) =>
                      over ? (
                        <s key={number} className="me-3 inline-block tabular text-ink-soft">
                          {number}
                          <span className="sr-only"> {t('order.item-state-cancelled')}</span>
                        </s>
                      ) : (
                        <span
                          key={number}
                          data-ticket={number}
                          className="me-3 inline-block tabular font-medium"
                        >
                          {number}
                        </span>
                      ),
                    )
                  )}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const titles = ['mr', 'mrs', 'ms', 'mstr', 'miss'] as const

/** Returns a traveller's title in words, or nothing when tickets don't know it. */
export function titleText(t: Translate, title: string): string {
  const known = titles.find((each) => each === title)
  return known ? t(`order.title-${known}`) : ''
}
