import { Form } from 'react-router'
import type { Notice } from '../../../contract/aftersales/after-sales.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import { useT, useUrl } from '../../locale/language.ts'
import type { PagePath } from '../../locale/url.ts'
import { cityOf, usePlaceNames } from '../../place/place-names.ts'
import { ZonedTime } from '../../place/zoned-time.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { flightPairs, flightPlace } from './flight-moves.ts'
import { ScheduleTable } from './schedule-table.tsx'

interface AcceptNoticeProps {
  notice: Notice
  /** All items of the order. */
  items: readonly OrderItem[]
  /** The order's page, where the answer goes and which comes after it. */
  page: PagePath
  problem: ErrorCode | undefined
}

/** Asks once more before new times are accepted: before and after, and what can't be done after that. */
export function AcceptNotice({ notice, items, page, problem }: AcceptNoticeProps) {
  const airports = usePlaceNames()
  const t = useT()
  const url = useUrl()
  const { noticeId, itemId, before, after, answerBy, zone } = notice
  const places = { from: cityOf(airports, before.from), to: cityOf(airports, before.to) }
  return (
    <Page width="text">
      <PageHeading
        title={t('flight-changes.accept-title')}
        lead={t('flight-changes.accept-lead', places)}
      />
      <div className="grid gap-6" data-notice={noticeId}>
        <Card>
          <ScheduleTable
            before={before}
            after={after}
            airports={airports}
            place={flightPlace(items, itemId, flightPairs(before, after))}
          />
        </Card>
        <div className="grid gap-2">
          <p>{t('flight-changes.accept-consequence')}</p>
          <p>
            <ZonedTime
              id="flight-changes.notice-until-changed"
              zone={zone}
              places={airports}
              value={answerBy}
              at={before.from}
            />
          </p>
        </div>
        {problem && (
          <Alert tone="error" code={problem}>
            {t('flight-changes.problem-accept')}
          </Alert>
        )}
        <Form method="post" className="grid gap-2">
          <input type="hidden" name="product" value="flight" />
          <SubmitButton name="notice" value={noticeId} size="lg" block icon="check">
            {t('flight-changes.accept-confirm')}
          </SubmitButton>
          <LinkButton block variant="quiet" to={url(page)}>
            {t('flight-changes.accept-not-yet')}
          </LinkButton>
        </Form>
      </div>
    </Page>
  )
}
