import { useEffect, useState } from 'react'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'

/** The ids of the page's sections, in their order. */
const sections = ['overview', 'rooms', 'location', 'facilities', 'reviews'] as const
type Section = (typeof sections)[number]

/** Renders links to the page's sections. They stay at the top of the window, and scripts mark the section that is read. */
export function SectionBar() {
  const t = useT()
  const current = useCurrentSection()
  return (
    <nav
      aria-label={t('hotel-review.sections')}
      className="section-bar sticky top-0 z-10 -mx-4 -my-3 overflow-x-auto border-b border-line bg-paper px-4 md:-mx-6 md:px-6 print:hidden"
    >
      <ul className="-mx-2 flex md:gap-1">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              aria-current={section === current ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-12 items-center border-b-2 px-2 font-semibold whitespace-nowrap no-underline focus-visible:-outline-offset-2',
                section === current
                  ? 'border-sea text-sea'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {t(`hotel-review.section-${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A section is read from where its beginning is this far from the top of the window, in pixels: below the bar. */
const readFrom = 120

function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>(sections[0])
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setCurrent(currentSection())
    }
    const onMove = () => {
      frame ||= requestAnimationFrame(look)
    }
    onMove()
    const passive = { passive: true }
    addEventListener('scroll', onMove, passive)
    addEventListener('resize', onMove, passive)
    addEventListener('hashchange', onMove)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onMove)
      removeEventListener('resize', onMove)
      removeEventListener('hashchange', onMove)
    }
  }, [])
  return current
}

function currentSection(): Section {
  const topOf = (section: Section) =>
    document.getElementById(section)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  const { scrollHeight } = document.documentElement
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
  // Short sections at the end can't be scrolled to the top of the window.
  const asked = sections.find((section) => location.hash === `#${section}`)
  if (isAtEnd && asked && topOf(asked) < innerHeight) return asked
  const line = isAtEnd ? innerHeight : readFrom
  return sections.findLast((section) => topOf(section) <= line) ?? sections[0]
}
