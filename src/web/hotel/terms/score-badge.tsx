import type { HotelSummary } from '../../../contract/hotel/hotel.ts'
import { useT } from '../../locale/language.ts'
import { useStayFormat } from './use-stay-format.ts'

const steps = [9, 8, 7, 6, 0] as const

/** Returns the step of a guests' score that has a word. */
const stepOf = (value: number) => steps.find((step) => value >= step) ?? 0

/** Renders guests' score as a number, a word and how many reviews it comes from. */
export function ScoreBadge({ score }: { score: HotelSummary['score'] }) {
  const t = useT()
  const format = useStayFormat()
  if (!score) return <p className="text-xs text-ink-soft">{t('hotel.no-reviews')}</p>
  const { value, reviews: count } = score
  return (
    <p className="score-badge flex items-center gap-2">
      <span className="sr-only">
        {t('hotel.score-label', { score: format.score(value), count })}
      </span>
      <span
        aria-hidden="true"
        className="tabular rounded-sm bg-sea-soft px-2 py-1 font-semibold text-sea"
      >
        {format.score(value)}
      </span>
      <span aria-hidden="true" className="min-w-0 text-xs leading-tight">
        <span className="block font-semibold">{t(`hotel.score-${stepOf(value)}`)}</span>
        <span className="text-ink-soft">{t('hotel.reviews', { count })}</span>
      </span>
    </p>
  )
}
