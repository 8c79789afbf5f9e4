import { useEffect, useRef } from 'react'
import { useT } from '../../locale/language.ts'
import { fieldId } from '../../traveller/fields.ts'
import { Icon } from '../../ui/icon.tsx'
import { fieldText, partText } from './field-text.ts'

interface ErrorListProps {
  problems: Readonly<Record<string, string>>
  /** Each new value moves the focus here. */
  focusAt: number
}

/** Renders all invalid fields, each linked to its field. */
export function ErrorList({ problems, focusAt }: ErrorListProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusAt === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [focusAt])
  const paths = Object.entries(problems)
  if (paths.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      data-error="GUESTS_INVALID"
      className="scroll-mt-6 rounded border border-red bg-red-soft p-4 max-lg:scroll-mt-20"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <Icon name="warning" className="text-red" />
        {t('hotel-book.errors-title', { count: paths.length })}
      </h2>
      <ul className="mt-2 grid gap-1 ps-7">
        {paths.map(([path, code]) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId(path))
                if (!field) return
                event.preventDefault()
                field.focus()
                field.scrollIntoView({ block: 'center' })
              }}
              className="underline"
            >
              {t('hotel-book.error-line', {
                where: partText(t, path),
                problem: fieldText(t, code, path),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
