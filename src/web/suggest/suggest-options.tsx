import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'

/** What one entry of the list shows. */
export interface OptionView {
  key: string
  icon: IconName
  title: string
  note: string
  /** A short code at the right edge. */
  code?: string | undefined
}

interface SuggestOptionsProps<Item> {
  id: string
  label: string
  groups: readonly { title?: string; items: readonly Item[] }[]
  viewOf: (item: Item) => OptionView
  /** The option selected with the arrow keys, counted across groups. */
  active: number
  pick: (item: Item) => void
  /** Whether field and list fill the screen. */
  full: boolean
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** Returns the classes that place the results: below the field, or in the rest of the screen. */
export const listPlace = (full: boolean): string =>
  full
    ? 'mt-2 min-h-0 flex-1 overflow-auto'
    : 'absolute inset-s-0 top-full z-30 mt-1 max-h-96 min-w-full overflow-auto lg:w-max lg:min-w-105 lg:max-w-140 rounded border border-line bg-raised shadow-float'

/**
 * Renders the list below a field with suggestions; on phones it fills the rest of the screen. The focus stays in the
 * field, which references the active entry.
 */
export function SuggestOptions<Item>(props: SuggestOptionsProps<Item>) {
  const { id, label, groups, viewOf, active, pick, full } = props
  const before = (group: number) =>
    groups.slice(0, group).reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div id={id} role="listbox" aria-label={label} className={cx('py-1', listPlace(full))}>
      {groups.map(({ title, items }, group) => {
        const options = items.map((item, index) => {
          const view = viewOf(item)
          return (
            <Option
              key={view.key}
              id={optionId(id, before(group) + index)}
              view={view}
              active={before(group) + index === active}
              pick={() => pick(item)}
            />
          )
        })
        if (!title) return options
        return (
          <fieldset key={title} aria-label={title} className="min-w-0">
            <div aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">
              {title}
            </div>
            {options}
          </fieldset>
        )
      })}
    </div>
  )
}

interface OptionProps {
  id: string
  view: OptionView
  active: boolean
  pick: () => void
}

function Option({ id, view, active, pick }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Keeps the focus in the field. On mousedown rather than touch, so that the list can be scrolled.
      onMouseDown={(event) => event.preventDefault()}
      onClick={pick}
      className={cx(
        'flex min-h-13 w-full items-center gap-3 px-3 py-1.5 text-start',
        active ? 'bg-sea-soft' : 'hover:bg-sunk',
      )}
    >
      <Icon name={view.icon} className="text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{view.title}</span>
        <span className="block truncate text-xs text-ink-soft">{view.note}</span>
      </span>
      {view.code && (
        <span className="tabular rounded-sm bg-sunk px-2 py-0.5 text-xs font-semibold">
          {view.code}
        </span>
      )}
    </button>
  )
}
