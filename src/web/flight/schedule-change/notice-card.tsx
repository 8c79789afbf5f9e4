import type { Notice } from '../../../contract/aftersales/after-sales.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import { NetworkNote, needsNetwork } from '../../aftersales/needs-network.tsx'
import { useT, useUrl } from '../../locale/language.ts'
import type { PagePath } from '../../locale/url.ts'
import { cityOf, usePlaceNames } from '../../place/place-names.ts'
import { ZonedTime } from '../../place/zoned-time.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { flightPairs, flightPlace } from './flight-moves.ts'
import { ScheduleTable } from './schedule-table.tsx'

interface NoticeCardProps {
  notice: Notice
  /** All items of the order. */
  items: readonly OrderItem[]
  orderCode: string
  /** The order's page, which also asks for the confirmation. */
  page: PagePath
  isRefundBlocked: boolean
}

/** Renders an airline's schedule change, before and after, and the three possible answers. */
export function NoticeCard(props: NoticeCardProps) {
  const { notice, items, orderCode, page, isRefundBlocked } = props
  const airports = usePlaceNames()
  const t = useT()
  const url = useUrl()
  const { noticeId, itemId, before, after, answerBy, zone } = notice
  const kind = after ? 'changed' : 'cancelled'
  const places = { from: cityOf(airports, before.from), to: cityOf(airports, before.to) }
  const item = { item: itemId }
  const heading = `notice-${noticeId}`
  return (
    <section
      aria-labelledby={heading}
      data-notice={noticeId}
      data-notice-state={notice.state}
      className="overflow-hidden rounded border border-amber bg-surface"
    >
      <div className="flex gap-3 bg-amber-soft p-4 md:px-6">
        <Icon name="warning" className="mt-1 text-amber" />
        <div>
          <h2 id={heading} className="text-lg font-semibold tracking-tight">
            {t(`flight-changes.notice-${kind}-title`)}
          </h2>
          <p>
            {t(`flight-changes.notice-${kind}-text${isRefundBlocked ? '-disputed' : ''}`, places)}
          </p>
        </div>
      </div>
      <div className="grid gap-4 p-4 md:p-6">
        <ScheduleTable
          before={before}
          after={after}
          airports={airports}
          place={flightPlace(items, itemId, flightPairs(before, after))}
        />
        <p>
          <ZonedTime
            id={`flight-changes.notice-until-${kind}`}
            zone={zone}
            places={airports}
            value={answerBy}
            at={before.from}
          />
        </p>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {after && (
            <LinkButton {...needsNetwork} icon="check" to={url(page, { accept: noticeId })}>
              {t('flight-changes.notice-accept')}
            </LinkButton>
          )}
          <LinkButton
            {...needsNetwork}
            variant={after ? 'secondary' : 'primary'}
            icon="arrow-swap"
            to={url(`aftersales/change-flight/submission/${orderCode}/search`, item)}
          >
            {t('flight-changes.notice-change')}
          </LinkButton>
          {!isRefundBlocked && (
            <LinkButton
              {...needsNetwork}
              variant="secondary"
              icon="wallet"
              to={url(`refund-form/${orderCode}`, item)}
            >
              {t('flight-changes.notice-refund')}
            </LinkButton>
          )}
        </div>
        <NetworkNote />
        {isRefundBlocked && (
          <p className="text-ink-soft">{t(`flight-changes.notice-refund-waits-${kind}`)}</p>
        )}
      </div>
    </section>
  )
}
