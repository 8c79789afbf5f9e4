import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { tabClass, tabListClass } from './tab-look.ts'

export interface Tab {
  id: string
  label: ReactNode
  panel: ReactNode
}

interface TabsProps {
  label: string
  items: readonly Tab[]
  selected?: string
  onSelect?: (id: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Panels of which one shows; arrow keys go from tab to tab. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState(items[0]?.id)
  const current = selected ?? own
  const select = (id: string) => {
    setOwn(id)
    onSelect?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const at = items.findIndex((each) => each.id === current)
    const next = step && items[(at + step + items.length) % items.length]
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className={tabListClass}>
        {items.map((each) => (
          <button
            key={each.id}
            type="button"
            role="tab"
            id={`${base}-${each.id}`}
            aria-selected={each.id === current}
            aria-controls={`${base}-${each.id}-panel`}
            tabIndex={each.id === current ? 0 : -1}
            onClick={() => select(each.id)}
            className={tabClass(each.id === current)}
          >
            {each.label}
          </button>
        ))}
      </div>
      {items.map((each) => (
        <div
          key={each.id}
          role="tabpanel"
          id={`${base}-${each.id}-panel`}
          aria-labelledby={`${base}-${each.id}`}
          hidden={each.id !== current}
          className="pt-4"
        >
          {each.panel}
        </div>
      ))}
    </div>
  )
}
