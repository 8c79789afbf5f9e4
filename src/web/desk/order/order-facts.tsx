import type { DeskOrder, DeskRefund } from '../../../contract/desk/order/desk-order.ts'
import { useT } from '../../locale/language.ts'
import { usePersonName } from '../../locale/use-person-name.ts'
import { Money } from '../../ui/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { useLanguageName } from '../language-name.ts'

/** Times too: the server writes them with their zone, and a second line would move the forms under the pointer. */
const wide: readonly string[] = ['contact', 'created', 'reserved-until', 'came-from']

/** Renders who ordered, and what was paid. */
export function OrderFacts({ seen }: { seen: DeskOrder }) {
  const { order, language, memberId, attribution, refundable } = seen
  const { contact, total, paid, refunded, createdAt, reservedUntil } = order
  const t = useT()
  const nameOf = useLanguageName()
  const written = usePersonName()
  const { sent, waiting, besides, returned, kept } = moneyBesides(seen)
  const facts = [
    ['contact', `${written(contact)}, ${contact.email}, ${contact.phone}`],
    ['account', memberId ? t('desk-order.member') : t('desk-order.guest')],
    ['language', nameOf(language)],
    ...(attribution ? [['came-from', cameFrom(attribution)] as const] : []),
    ['created', <LocalTime key="created" value={createdAt} />],
    ...(reservedUntil
      ? [['reserved-until', <LocalTime key="reserved" value={reservedUntil} />] as const]
      : []),
    ['total', <Money key="total" {...total} />],
    ['paid', <Money key="paid" {...paid} />],
    ['refunded', <Money key="refunded" {...refunded} />],
    ...(sent > 0
      ? [['refunding', <Money key="refunding" amount={sent} currency={total.currency} />] as const]
      : []),
    ...(waiting > 0
      ? [
          [
            'refund-waits',
            <Money key="refund-waits" amount={waiting} currency={total.currency} />,
          ] as const,
        ]
      : []),
    ...(returned > 0
      ? [
          [
            'returned',
            <Money key="returned" amount={returned} currency={total.currency} />,
          ] as const,
        ]
      : []),
    ...(besides > 0
      ? [['besides', <Money key="besides" amount={besides} currency={total.currency} />] as const]
      : []),
    ['kept', <Money key="kept" amount={kept} currency={total.currency} />],
    ['refundable', <Money key="refundable" {...refundable} />],
  ] as const
  return (
    <Card id="facts" pad="sm" title={t('desk-order.facts')}>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className={wide.includes(label) ? 'col-span-2' : undefined}>
            <dt className="text-xs text-ink-soft">{t(`desk-order.${label}`)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** What came for nothing that was to be paid: it goes back, and is in no sum of the order. */
const unneeded: readonly string[] = ['second', 'late']

/**
 * Returns what is on its way back, what goes back once a dispute is decided, what payers' banks returned in disputes that we lost, what was paid twice or too late, and
 * what we keep of what was paid once all of that is done, in minor units of the order's currency.
 */
export function moneyBesides({
  order,
  refunds,
  afterSales: { dispute },
}: Pick<DeskOrder, 'order' | 'refunds' | 'afterSales'>) {
  const own = refunds.filter(({ amount }) => amount.currency === order.total.currency)
  const sumOf = (some: typeof own) => some.reduce((sum, { amount }) => sum + amount.amount, 0)
  const isUnneeded = ({ cause }: DeskRefund) => unneeded.includes(cause.split(' ')[0] ?? '')
  const pending = own.filter(({ state }) => state === 'requested' || state === 'withheld')
  const returned = dispute?.returned.amount ?? 0
  const sentOfOrder = sumOf(pending.filter((each) => !isUnneeded(each)))
  const disputed = pending.filter(({ payOutBlock }) => payOutBlock === 'disputed')
  return {
    sent: sumOf(pending) - sumOf(disputed),
    waiting: sumOf(disputed),
    returned,
    besides: sumOf(own.filter(isUnneeded)),
    kept: order.paid.amount - order.refunded.amount - returned - sentOfOrder,
  }
}

/** Returns the source, its campaign and keyword, the affiliate with its click, and the site that linked, each once. */
function cameFrom({ source, affiliate, referrer }: NonNullable<DeskOrder['attribution']>): string {
  const told = [
    source?.s,
    source?.b,
    source?.k,
    source?.u,
    affiliate?.id,
    affiliate?.clickId,
    referrer,
  ]
  return [...new Set(told.filter(Boolean))].join(' · ')
}
