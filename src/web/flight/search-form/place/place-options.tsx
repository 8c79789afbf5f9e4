import type { Place } from '../../../../contract/place/place.ts'
import { useT } from '../../../locale/language.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { hasKnownCode } from './place-text.ts'
import type { PlaceGroup } from './use-place-suggestions.ts'

interface PlaceOptionsProps {
  id: string
  label: string
  groups: readonly PlaceGroup[]
  /** The option selected with the arrow keys, counted across groups. */
  active: number
  pick: (place: Place) => void
  /** Whether field and list fill the screen. */
  full: boolean
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** Returns the classes that place the results: below the field, or in the rest of the screen. */
export const listPlace = (full: boolean): string =>
  full
    ? 'mt-2 min-h-0 flex-1 overflow-auto'
    : 'absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-auto rounded border border-line bg-raised shadow-float'

/**
 * Renders the list below a place field; on phones it fills the rest of the screen. The focus stays in the field, which
 * references the active entry.
 */
export function PlaceOptions(props: PlaceOptionsProps) {
  const { id, label, groups, active, pick, full } = props
  const before = (group: number) =>
    groups.slice(0, group).reduce((sum, { places }) => sum + places.length, 0)
  return (
    <div id={id} role="listbox" aria-label={label} className={cx('min-w-72 py-1', listPlace(full))}>
      {groups.map(({ title, places }, group) => {
        const options = places.map((place, index) => (
          <PlaceOption
            key={place.code}
            id={optionId(id, before(group) + index)}
            place={place}
            active={before(group) + index === active}
            pick={pick}
          />
        ))
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

interface PlaceOptionProps {
  id: string
  place: Place
  active: boolean
  pick: (place: Place) => void
}

function PlaceOption({ id, place, active, pick }: PlaceOptionProps) {
  const t = useT()
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Keeps the focus in the field. On mousedown rather than touch, so that the list can be scrolled.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => pick(place)}
      className={cx(
        'flex min-h-13 w-full items-center gap-3 px-3 py-1.5 text-left',
        active ? 'bg-sea-soft' : 'hover:bg-sunk',
      )}
    >
      <Icon name={place.kind === 'metro' ? 'globe' : 'plane'} className="text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          {place.city}, {place.countryName}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {place.kind === 'metro' ? t('flight-search-form.all-airports') : place.name}
        </span>
      </span>
      {hasKnownCode(place) && (
        <span className="tabular rounded-sm bg-sunk px-2 py-0.5 text-xs font-semibold">
          {place.code}
        </span>
      )}
    </button>
  )
}
