import { useEffect, useRef } from 'react'
import { useT } from '../../locale/use-t.ts'
import { Icon } from '../../ui/icon.tsx'
import { fieldId, fieldText, inPageOrder, problemText } from './field-problems.ts'

interface ErrorSummaryProps {
  problems: Readonly<Record<string, string>>
  /** Each new value moves the reader here. */
  focusAt: number
}

/** Every field with a problem, each line leading to its field. */
export function ErrorSummary({ problems, focusAt }: ErrorSummaryProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusAt > 0) box.current?.focus()
  }, [focusAt])
  const lines = inPageOrder(problems)
  if (lines.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      data-error="PASSENGERS_INVALID"
      className="scroll-mt-6 rounded border border-red bg-red-soft p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <Icon name="warning" className="text-red" />
        {t('flight-book.errors-title', { count: lines.length })}
      </h2>
      <ul className="mt-2 grid gap-1 ps-7">
        {lines.map(([path, code]) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => goTo(event, path)}
              className="underline"
            >
              {t('flight-book.error-line', {
                where: fieldText(t, path),
                problem: problemText(t, code),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A fragment scrolls to a field; only focus lets one type into it at once. */
function goTo(event: React.MouseEvent, path: string) {
  const field = document.getElementById(fieldId(path))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
