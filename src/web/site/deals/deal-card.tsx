import { Link } from 'react-router'
import type { Money } from '../../../contract/money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { CityCardPicture } from '../../ui/scene/pictures.tsx'

interface DealCardProps {
  /** The search that finds the price. */
  to: string
  /** Code of the drawing. */
  scene: string
  title: string
  /** The route and the day, or the days of a stay. */
  details: string
  price: Money
  /** Whom the price is for. */
  priceFor: string
  hoursAgo: number
}

/** Renders a price that a search found, as a link to that search. */
export function DealCard(props: DealCardProps) {
  const { to, scene, title, details, price, priceFor, hoursAgo } = props
  const t = useT()
  const money = useMoney()
  return (
    <Link
      to={to}
      className="flex h-full flex-col overflow-hidden rounded border border-line bg-surface no-underline transition-colors hover:border-line-strong"
    >
      <CityCardPicture place={scene} />
      <span className="flex flex-1 flex-col px-3 py-3 md:px-4">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-xs text-ink-soft">{details}</span>
        <span className="mt-2 block font-semibold tabular text-ink" data-price={price.amount}>
          {t('promo.deal-price', { price: money(price) })}
        </span>
        <span className="block text-xs text-ink-soft">{priceFor}</span>
        <span className="mt-auto block pt-2 text-xs text-ink-soft">
          {t('promo.found', { hours: hoursAgo })}
        </span>
      </span>
    </Link>
  )
}
