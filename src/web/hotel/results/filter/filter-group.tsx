import { useEffect, useRef } from 'react'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

interface FilterGroupProps<Value extends string> {
  legend: string
  /** The boxes' parameter name in the address. */
  name: string
  values: readonly Value[]
  counts: Readonly<Record<string, number>>
  chosen: readonly string[]
  labelOf: (value: Value) => string
}

/** More boxes than this are folded away. */
const shown = 5

/** Renders one filter: a box to tick for each value that any result has, with how many it would leave. */
export function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { legend, name, values, counts, chosen, labelOf } = props
  const t = useT()
  const format = useFormat()
  const seen = useRef(new Set<string>())
  const known = values.filter(
    (value) => counts[value] || chosen.includes(value) || seen.current.has(value),
  )
  // A value without matches stays, so that nothing moves when another filter is set.
  useEffect(() => {
    for (const value of known) seen.current.add(value)
  })
  if (known.length === 0) return null
  const box = (value: Value) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={labelOf(value)}
      aside={format.number(counts[value] ?? 0)}
      defaultChecked={chosen.includes(value)}
    />
  )
  const folded = known.length > shown + 1 ? known.slice(shown) : []
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-start w-full pb-1 font-semibold">{legend}</legend>
      <div className="clear-both">
        {known.slice(0, known.length - folded.length).map(box)}
        {folded.length > 0 && (
          <details open={folded.some((value) => chosen.includes(value))}>
            <summary className="inline-flex min-h-10 items-center text-xs font-semibold text-sea">
              {t('hotel-results.more-choices', { count: folded.length })}
            </summary>
            {folded.map(box)}
          </details>
        )}
      </div>
    </fieldset>
  )
}
