import { hasKnownCode } from '../../../contract/has-known-code.ts'
import type { Place } from '../../../contract/place.ts'
import { useT } from '../../locale/use-t.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'

interface PlaceOptionsProps {
  id: string
  label: string
  places: readonly Place[]
  active: number
  pick: (place: Place) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The list under a place box. The focus stays in the box, which names the active entry. */
export function PlaceOptions({ id, label, places, active, pick }: PlaceOptionsProps) {
  const t = useT()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 min-w-72 overflow-auto rounded border border-line bg-raised py-1 shadow-float"
    >
      {places.map((place, index) => (
        <div
          key={place.code}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the box loses the focus to the pointer.
          onPointerDown={(event) => {
            event.preventDefault()
            pick(place)
          }}
          className={cx(
            'flex min-h-13 cursor-pointer items-center gap-3 px-3 py-1.5',
            index === active ? 'bg-sea-soft' : 'hover:bg-sunk',
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
        </div>
      ))}
    </div>
  )
}
