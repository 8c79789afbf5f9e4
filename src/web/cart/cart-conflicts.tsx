import type { Cart, CartConflict, CartItem } from '../../contract/cart/cart.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { titleText } from '../order/order-travellers.tsx'
import { type PageAddress, type StayRequest, useProductViews } from '../product/product-views.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'

/** Renders the conflicts of a cart, each in one line with a way to fix it. Everything can be booked all the same. */
export function CartConflicts({ cart: { conflicts, items } }: { cart: Cart }) {
  const t = useT()
  return conflicts.map((conflict) => (
    <Alert
      key={JSON.stringify(conflict)}
      tone="warning"
      code={conflict.kind}
      title={t(`cart.conflict-${aboutPeople(conflict) ? 'people' : 'dates'}`)}
      actions={<Remedy conflict={conflict} items={items} />}
    >
      <Sentence conflict={conflict} items={items} />
    </Alert>
  ))
}

interface ConflictProps {
  conflict: CartConflict
  items: readonly CartItem[]
}

const aboutPeople = ({ kind }: CartConflict): boolean =>
  kind === 'different_people' || kind === 'different_titles'

const itemOf = (items: readonly CartItem[], bookId: string | null) =>
  items.find((item) => item.bookId === bookId)

function Sentence({ conflict, items }: ConflictProps) {
  const t = useT()
  const format = useFormat()
  const titleOf = (bookId: string | null) => itemOf(items, bookId)?.items[0]?.title ?? ''
  const flight = titleOf(conflict.flight)
  const text = () => {
    switch (conflict.kind) {
      case 'repeated_flight':
      case 'overlapping_flights':
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
  return <span suppressHydrationWarning>{text()}</span>
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
      <SubmitButton variant="secondary" size="sm" name="intent" value={`remove:${conflict.other}`}>
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
    <LinkButton to={url(to.path, to.query)} variant="secondary" size="sm">
      <span suppressHydrationWarning>{children}</span>
    </LinkButton>
  )
}
