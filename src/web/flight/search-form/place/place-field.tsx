import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Place } from '../../../../contract/place/place.ts'
import { useT } from '../../../locale/language.ts'
import { cx } from '../../../ui/cx.ts'
import { controlClass, Field } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'
import { listPlace, optionId, PlaceOptions } from './place-options.tsx'
import { placeText, rememberZone } from './place-text.ts'
import { recentPlaces } from './recents.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

interface PlaceFieldProps {
  label: string
  name: string
  icon: IconName
  defaultValue: string
  error?: string | undefined
}

/** Matches the style sheet's `max-sm`. */
const isPhone = () => matchMedia('(width < 40rem)').matches

/**
 * Renders a field for a place. Plain text works too: the server resolves it. On phones, field and suggestions fill the
 * screen while choosing.
 */
export function PlaceField({ label, name, icon, defaultValue, error }: PlaceFieldProps) {
  const t = useT()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [full, setFull] = useState(false)
  const [active, setActive] = useState(-1)
  const found = usePlaceSuggestions(query, open)
  const groups = found?.groups ?? []
  const places = groups.flatMap((group) => group.places)
  const shown = open && places.length > 0
  const isUnknown = open && found !== undefined && query.trim() !== '' && places.length === 0

  const close = () => {
    setOpen(false)
    setFull(false)
    setActive(-1)
  }
  const leave = () => {
    close()
    // Closes the on-screen keyboard, which would cover the form.
    if (full) input.current?.blur()
  }
  const pick = (place: Place) => {
    if (!input.current) return
    input.current.value = placeText(t, place)
    rememberZone(place, input.current.value)
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    recentPlaces.add(place)
    leave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      setActive((active + step + places.length) % Math.max(1, places.length))
    } else if (event.key === 'Escape') {
      close()
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      // Typing the beginning of a name and leaving the field selects its first match.
      const first = query.trim() !== '' && found?.query === query.trim() ? 0 : -1
      const chosen = places[active < 0 ? first : active]
      if (shown && chosen) {
        if (event.key === 'Enter') event.preventDefault()
        pick(chosen)
      }
    }
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span
          data-choosing={full || undefined}
          className={cx(
            'relative block',
            full &&
              'max-sm:fixed max-sm:inset-0 max-sm:z-50 max-sm:flex max-sm:h-dvh max-sm:flex-col max-sm:bg-raised max-sm:p-4',
          )}
        >
          {full && (
            <span className="flex items-center justify-between pb-2 sm:hidden">
              <span className="text-md font-semibold">{label}</span>
              <button
                type="button"
                aria-label={t('common.close')}
                onClick={leave}
                className="-mr-2 grid size-11 place-items-center rounded"
              >
                <Icon name="close" />
              </button>
            </span>
          )}
          <span className="relative flex items-center">
            <Icon name={icon} className="pointer-events-none absolute left-3 text-ink-soft" />
            <input
              {...control}
              ref={input}
              name={name}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={80}
              defaultValue={defaultValue}
              placeholder={t('flight-search-form.place-placeholder')}
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={shown ? listId : undefined}
              aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
              onFocus={(event) => {
                event.currentTarget.select()
                setQuery('')
                // The list would cover an error message.
                if (!event.currentTarget.value && !error && !isPhone()) setOpen(true)
              }}
              onClick={() => {
                setOpen(true)
                setFull(isPhone())
              }}
              onInput={(event) => {
                setQuery(event.currentTarget.value)
                setActive(-1)
                setOpen(true)
              }}
              // On phones the keyboard may be closed to see more of the list.
              onBlur={(event) => (event.relatedTarget || !full) && close()}
              onKeyDown={onKeyDown}
              className={cx(controlClass, 'truncate pl-10')}
            />
          </span>
          {shown && (
            <PlaceOptions
              id={listId}
              label={label}
              groups={groups}
              active={active}
              pick={pick}
              full={full}
            />
          )}
          {isUnknown && (
            <span className={cx('block p-3 text-ink-soft', listPlace(full))}>
              {t('flight-search-form.no-suggestion')}
            </span>
          )}
          <span role="status" className="sr-only">
            {open && query && found
              ? t('flight-search-form.suggestions', { count: places.length })
              : ''}
          </span>
        </span>
      )}
    </Field>
  )
}
