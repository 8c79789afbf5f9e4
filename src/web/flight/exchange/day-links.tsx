import { Link } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { cx } from '../../ui/cx.ts'

interface DayLinksProps {
  orderCode: string
  item: string
  /** The days around the requested one to which the flights can be moved. */
  days: readonly string[]
  day: string
}

/** Renders links to the days before and after. */
export function DayLinks({ orderCode, item, days, day }: DayLinksProps) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const asked = Math.max(0, days.indexOf(day))
  const look = 'block px-3 py-2 text-center whitespace-nowrap'
  return (
    <nav aria-label={t('flight-changes.change-days')}>
      <ol className="flex overflow-x-auto rounded border border-line bg-surface">
        {days.map((date, place) => {
          const words = format.date(date, 'day')
          return (
            <li
              key={date}
              className={cx(
                'flex-1 border-line not-first:border-s',
                // A phone only shows the requested day and its neighbours, so that nothing has to be scrolled.
                Math.abs(place - asked) > 1 && 'max-sm:hidden',
              )}
            >
              {date === day ? (
                <span
                  aria-current="date"
                  className={cx(look, 'bg-sea-soft font-semibold text-sea')}
                >
                  {words}
                </span>
              ) : (
                <Link
                  to={url(`aftersales/change-flight/submission/${orderCode}/search`, {
                    item,
                    date,
                  })}
                  preventScrollReset
                  className={cx(look, 'text-ink no-underline hover:bg-sunk')}
                >
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
