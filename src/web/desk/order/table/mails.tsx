import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { useMailLanguage } from '../use-mail-language.ts'
import { useHeads } from './use-heads.ts'

/** Renders what was mailed about an order, each with a link to what it says. */
export function Mails({ seen: { order, mails } }: { seen: DeskOrder }) {
  const t = useT()
  const url = useUrl()
  const heads = useHeads()
  const mailLanguage = useMailLanguage()
  return (
    <DeskTable
      id="mails"
      title={t('desk-order.mails')}
      columns={heads('subject', 'to', 'language', 'state', 'at')}
      rows={mails.map((each) => ({
        id: each.mailId,
        cells: [
          <TextLink
            key="subject"
            to={url(`desk/orders/${order.orderCode}/mails/${each.mailId}`)}
            className="inline-flex min-h-8 items-center"
          >
            {each.subject}
          </TextLink>,
          each.to,
          mailLanguage.short(each.written),
          each.isOutdated
            ? `${t(`desk-state.mail-${each.state}`)} · ${t('desk-order.mail-outdated')}`
            : t(`desk-state.mail-${each.state}`),
          <LocalTime key="at" value={each.sentAt ?? each.createdAt} />,
        ],
      }))}
    />
  )
}
