import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import type { FilterPart } from '../choices/filter-parts.ts'

/** Returns a function that names a value of a filter: `4 stars`, `Up to MYR 2,000`. */
export function useFilterName(currency: string): (part: FilterPart) => string {
  const t = useT()
  const format = useStayFormat()
  const money = useMoney()
  const amount = (value: number) => money({ amount: value, currency })
  return (part) => {
    switch (part.of) {
      case 'price': {
        const { from, upTo } = part
        if (upTo === undefined) return t('hotel-results.price-from', { price: amount(from ?? 0) })
        if (from === undefined) return t('hotel-results.price-up-to', { price: amount(upTo) })
        return `${amount(from)} – ${amount(upTo)}`
      }
      case 'freeCancellation':
        return t('hotel-results.filter-free')
      case 'payAtProperty':
        return t('hotel-results.filter-pay-there')
      case 'score':
        return t('hotel-results.score-from', { score: part.value })
      case 'stars':
        return part.value === 0
          ? t('hotel-results.no-stars')
          : t('hotel.stars', { count: part.value })
      case 'boards':
        return t(`hotel.board-${part.value}`)
      case 'kinds':
        return t(`hotel.kind-${part.value}`)
      case 'amenities':
        return t(`hotel.amenity-${part.value}`)
      case 'accessibility':
        return t(`hotel.access-${part.value}`)
      case 'areas':
        return part.value
      case 'within':
        return t('hotel-results.within', { distance: format.distance(part.value) })
      case 'name':
        return `“${part.value}”`
      case 'bounds':
        return t('hotel-results.filter-bounds')
    }
  }
}
