import type { Cart, CartConflict, CartItem } from '../../contract/cart/cart.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { titleText } from '../order/order-travellers.tsx'
import { type PageAddress, type StayRequest, useProductViews } from '../product/product-views.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/**
 * Renders the conflicts of a cart, each in one line with a way to fix it, and what is the same to its reader only once: three
 * equal flights are two conflicts with one sentence. Everything can be booked all the same.
 */
export function CartConflicts({ cart: { conflicts, items } }: { cart: Cart }) {
  const textOf = useSentence(items)
  if (conflicts.length === 0) return null
  return (
    <div role="status" className="rounded border border-amber bg-amber-soft px-4 py-1">
      <ul className="divide-y divide-line">
        {[...Map.groupBy(conflicts, textOf)].map(
          ([text, [conflict]]) =>
            conflict && (
              <li
                key={text}
                data-error={conflict.kind}
                className="flex flex-wrap items-center justify-end gap-x-3 py-1"
              >
                <Icon name="warning" className="mt-2 self-start text-amber" />
                <span className="min-w-0 flex-1 basis-60 py-1.5" suppressHydrationWarning>
                  {text}
                </span>
                <Remedy conflict={conflict} items={items} />
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

interface ConflictProps {
  conflict: CartConflict
  items: readonly CartItem[]
}

const itemOf = (items: readonly CartItem[], bookId: string | null) =>
  items.find((item) => item.bookId === bookId)

/** Returns a function that says what doesn't fit. */
function useSentence(items: readonly CartItem[]): (conflict: CartConflict) => string {
  const t = useT()
  const format = useFormat()
  const titleOf = (bookId: string | null) => itemOf(items, bookId)?.items[0]?.title ?? ''
  return (conflict) => {
    const flight = titleOf(conflict.flight)
    switch (conflict.kind) {
      case 'repeated_flight':
      case 'overlapping_flights':
      case 'unreachable_flight':
        return t(`cart.${conflict.kind}`, {
          flight,
          other: titleOf(conflict.other),
          flightDay: format.date(conflict.flightDay),
        })
      case 'nights_without_bed':
        return t('cart.nights_without_bed', {
          checkIn: format.date(conflict.from, 'short'),
          checkOut: format.date(conflict.to, 'short'),
        })
      case 'different_titles': {
        const { name, title, otherTitle, other } = conflict
        return t('cart.different_titles', {
          name,
          title: titleText(t, title),
          flight,
          otherTitle: titleText(t, otherTitle),
          other: titleOf(other),
        })
      }
      case 'different_people': {
        const { travellers, guests } = conflict
        return t('cart.different_people', {
          flight,
          stay: titleOf(conflict.stay),
          travellers,
          guests,
        })
      }
      default:
        return t(`cart.${conflict.kind}`, {
          flight,
          stay: titleOf(conflict.stay),
          flightDay: format.date(conflict.flightDay),
          stayDay: format.date(conflict.stayDay),
        })
    }
  }
}

/** Renders the button that removes the second flight, or the link to a stay for the days and people that are meant. */
function Remedy({ conflict, items }: ConflictProps) {
  const t = useT()
  const format = useFormat()
  const viewsOf = useProductViews()
  const stayFor = (bookId: string | null, otherwise: StayRequest) => {
    const item = itemOf(items, bookId)
    return item && viewsOf(item).searchOtherwise?.(item.items, otherwise)
  }
  if (conflict.kind === 'different_titles') {
    const item = itemOf(items, conflict.other)
    const page = item && viewsOf(item).bookingPage?.(item.bookId)
    return page && <RemedyLink to={{ path: page, query: {} }}>{t('cart.check-title')}</RemedyLink>
  }
  if ('other' in conflict) {
    return (
      <SubmitButton variant="quiet" size="sm" name="intent" value={`remove:${conflict.other}`}>
        {t('cart.remove-second')}
      </SubmitButton>
    )
  }
  if (conflict.kind === 'nights_without_bed') {
    const { stay, from, to } = conflict
    const days = { checkIn: format.date(from, 'short'), checkOut: format.date(to, 'short') }
    const same = stayFor(stay, { checkIn: from, checkOut: to })
    return same ? (
      <RemedyLink to={same}>{t('cart.add-nights', days)}</RemedyLink>
    ) : (
      <RemedyLink to={{ path: 'hotel', query: { checkIn: from, checkOut: to } }}>
        {t('cart.find-nights', days)}
      </RemedyLink>
    )
  }
  const other =
    conflict.kind === 'different_people'
      ? stayFor(conflict.stay, { adults: conflict.travellers })
      : stayFor(conflict.stay, {})
  if (!other) return null
  return (
    <RemedyLink to={other}>
      {conflict.kind === 'different_people'
        ? t('cart.rooms-for', { count: conflict.travellers })
        : t('cart.other-days')}
    </RemedyLink>
  )
}

function RemedyLink({ to, children }: { to: PageAddress; children: string }) {
  const url = useUrl()
  return (
    <LinkButton to={url(to.path, to.query)} variant="quiet" size="sm">
      <span suppressHydrationWarning>{children}</span>
    </LinkButton>
  )
}
