import type { Order, OrderItem } from '../../contract/order/order.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { partCount, useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { DateTime } from '../ui/time/date-time.tsx'
import { noticeAnchor } from './inbox.tsx'
import { needsNetwork } from './needs-network.tsx'

interface ChangeReservationProps {
  items: readonly OrderItem[]
  order: Order
  /** Ids of items that can be changed. */
  changeable: readonly string[]
  /** Ids of items that their supplier changed: the options are in its notice. */
  noticed: ReadonlySet<string>
  /** Nothing can be changed while the payment is disputed. */
  isBlocked: boolean
}

/** Renders a reservation's items, and how each, or all of them together, can be changed. */
export function ChangeReservation(props: ChangeReservationProps) {
  const { items, order, changeable, noticed, isBlocked } = props
  const viewsOf = useProductViews()
  const canChange = ({ id }: OrderItem) => !isBlocked && changeable.includes(id) && !noticed.has(id)
  const together = items.filter((item) => viewsOf(item).ChangeTerms)
  const [first] = together.filter(canChange)
  const ChangeTerms = first && viewsOf(first).ChangeTerms
  return (
    <>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <ItemRule item={item} waits={noticed.has(item.id)} isBlocked={isBlocked} />
            {canChange(item) && !together.includes(item) && (
              <ChangeLink item={item} order={order} />
            )}
          </li>
        ))}
      </ul>
      {first && ChangeTerms && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56 text-xs text-ink-soft">
            <ChangeTerms items={together} />
          </div>
          {together.map((item) => (
            <ChangeLink key={item.id} item={item} order={order} />
          ))}
        </div>
      )}
    </>
  )
}

interface ItemRuleProps {
  item: OrderItem
  /** The supplier changed it. */
  waits: boolean
  isBlocked: boolean
}

function ItemRule({ item, waits, isBlocked }: ItemRuleProps) {
  const t = useT()
  const money = useMoney()
  const { titleOf, conditionText } = useProductViews()(item)
  const rule = isBlocked ? undefined : conditionText?.(t, 'change', item, money)
  return (
    <div className="min-w-0">
      <p className="font-semibold">{titleOf(t, item)}</p>
      <p className="text-xs text-ink-soft">
        {item.startsOn && <DateTime value={item.startsOn} look="day" />}
        {item.startsOn && (waits || rule) && ' · '}
        {waits ? (
          <a href={`#${noticeAnchor(item.id)}`} className="underline">
            {productWords(t, [item])('aftersales.manage-answer')}
          </a>
        ) : (
          rule
        )}
      </p>
    </div>
  )
}

/** Renders the link that changes an item; nothing if it's changed with another one. */
function ChangeLink({ item, order }: { item: OrderItem; order: Order }) {
  const t = useT()
  const url = useUrl()
  const viewsOf = useProductViews()
  const change = viewsOf(item).changeAddress?.(order, item)
  return (
    change && (
      <LinkButton
        {...needsNetwork}
        variant="secondary"
        size="sm"
        icon="arrow-swap"
        to={url(change.path, change.query)}
      >
        {productWords(t, [item])('aftersales.manage-change', {
          count: partCount(viewsOf, [item]),
        })}
      </LinkButton>
    )
  )
}
