import { refusedChildren } from '../../../contract/hotel/child-rule.ts'
import type { DestinationId } from '../../../contract/hotel/destination.ts'
import { stayQuery } from '../../../contract/hotel/search/stay-query.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Money } from '../../ui/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { typedRoomsOf } from '../search/stay-request.ts'
import { guestsText, nightsBetween } from '../search/typed-stay.ts'
import { checkOutText } from '../terms/stay-facts.tsx'
import type { StayPage } from './stay-data.ts'

/** Renders the dates and guests that prices are for, and the lowest of them or that nothing is left. */
export function StayAside({ page: { hotel, stay, rates } }: { page: StayPage }) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const [cheapest] = rates
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  return (
    <Card className={cx('flex flex-col gap-4', !cheapest && 'lg:self-start')}>
      <dl className="grid grid-cols-2 gap-4" suppressHydrationWarning>
        <div>
          <dt className="text-xs text-ink-soft">{t('hotel.check-in')}</dt>
          <dd className="font-semibold">{format.date(stay.checkIn)}</dd>
          <dd className="text-xs text-ink-soft">
            {t('hotel.from-time', { time: format.time(hotel.checkIn.from) })}
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{t('hotel.check-out')}</dt>
          <dd className="font-semibold">{format.date(stay.checkOut)}</dd>
          <dd className="text-xs text-ink-soft">{checkOutText(t, format, hotel)}</dd>
        </div>
      </dl>
      <p>
        {t('hotel.nights', { count: nights })} · {guestsText(t, typedRoomsOf(stay))}
      </p>
      {cheapest ? (
        <div className="border-t border-line pt-4 max-lg:hidden">
          <p className="text-xs text-ink-soft">{t('hotel-review.price-from')}</p>
          <Money
            amount={cheapest.price.total.amount}
            currency={cheapest.price.total.currency}
            size="xl"
          />
          <a href="#rooms" className={buttonClass({}, 'mt-3 w-full')}>
            {t('hotel-review.choose-room')}
          </a>
        </div>
      ) : (
        <p className="border-t border-line pt-4 font-semibold">
          {t(
            refusedChildren(hotel, stay).length > 0
              ? 'hotel.no-children'
              : 'hotel-review.sold-out-title',
          )}
        </p>
      )}
      <LinkButton
        to={url('hotel/search', searchOfHotel(hotel.id, stay))}
        variant="secondary"
        block
        className="mt-auto"
      >
        {t('hotel-review.change')}
      </LinkButton>
    </Card>
  )
}

/** Returns the search for one property, with its form open: other dates and guests are chosen there. */
function searchOfHotel(id: string, stay: StayPage['stay']): URLSearchParams {
  const query = stayQuery(`hotel-${id}` as DestinationId, stay)
  query.set('edit', '1')
  return query
}
