import { useEffect, useRef } from 'react'
import { useT } from '../../../locale/language.ts'
import { fieldId, groupText, lineText, problemGroups } from '../../../traveller/fields.ts'
import { Icon } from '../../../ui/icon.tsx'

interface ErrorSummaryProps {
  problems: Readonly<Record<string, string>>
  /** Each new value moves the focus here. */
  focusAt: number
}

/** Renders all invalid fields by section of the form, each linked to its field. */
export function ErrorSummary({ problems, focusAt }: ErrorSummaryProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusAt === 0) return
    // Browsers scroll the focused element to the middle, so a long list would start out of sight.
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [focusAt])
  const groups = problemGroups(problems)
  const count = Object.keys(problems).length
  if (count === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      data-error="PASSENGERS_INVALID"
      className="scroll-mt-6 max-lg:scroll-mt-20 rounded border border-red bg-red-soft p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <Icon name="warning" className="text-red" />
        {t('flight-book.errors-title', { count })}
      </h2>
      {groups.map(([group, lines]) => (
        <section key={group} className="mt-3 ps-7">
          <h3 className="font-medium">{groupText(t, group, lines.length)}</h3>
          <ul className="mt-1 grid gap-1">
            {lines.map(([path, code]) => (
              <li key={path}>
                <a
                  href={`#${fieldId(path)}`}
                  onClick={(event) => goTo(event, path)}
                  className="underline"
                >
                  {lineText(t, path, code)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Focuses the field, because a fragment only scrolls to it. */
function goTo(event: React.MouseEvent, path: string) {
  const field = document.getElementById(fieldId(path))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
