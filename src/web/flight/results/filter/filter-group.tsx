import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import type { Facet } from './result-facets.ts'

interface FilterGroupProps {
  legend: ReactNode
  /** The boxes' parameter name in the URL. */
  name: string
  facets: readonly Facet[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  labelOf: (value: string) => string
  hintOf?: (value: string) => string
  /** More boxes than this are collapsed, with this label. */
  fold?: { after: number; label: (hidden: number) => string }
}

/** Renders one filter with boxes to tick and a count beside each. */
export function FilterGroup(props: FilterGroupProps) {
  const { legend, name, facets, chosen, onChoose, labelOf, hintOf, fold } = props
  const box = ([value, count]: Facet) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={labelOf(value)}
      hint={hintOf?.(value)}
      aside={count}
      checked={chosen.includes(value)}
      onChange={(event) =>
        onChoose(
          event.currentTarget.checked
            ? [...chosen, value]
            : chosen.filter((each) => each !== value),
        )
      }
    />
  )
  const folded = fold && facets.length > fold.after + 1 ? facets.slice(fold.after) : []
  return (
    <fieldset className="border-t border-line py-3 first:border-t-0">
      <legend className="float-start w-full pb-1 font-semibold">{legend}</legend>
      <div className="clear-both">
        {facets.slice(0, facets.length - folded.length).map(box)}
        {fold && folded.length > 0 && (
          <details open={folded.some(([value]) => chosen.includes(value))}>
            <summary className="inline-flex min-h-10 items-center text-xs font-semibold text-sea">
              {fold.label(folded.length)}
            </summary>
            {folded.map(box)}
          </details>
        )}
      </div>
    </fieldset>
  )
}
