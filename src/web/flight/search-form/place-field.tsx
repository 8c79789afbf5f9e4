import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Place } from '../../../contract/place.ts'
import { useT } from '../../locale/use-t.ts'
import { controlClass } from '../../ui/control-look.ts'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { optionId, PlaceOptions } from './place-options.tsx'
import { placeText } from './place-text.ts'
import { rememberZone } from './place-zones.ts'
import { recentPlaces } from './recents.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

interface PlaceFieldProps {
  label: string
  name: string
  icon: IconName
  defaultValue: string
  error?: string | undefined
}

/** A box for a place. Plain text works too: the server makes out what was meant. */
export function PlaceField({ label, name, icon, defaultValue, error }: PlaceFieldProps) {
  const t = useT()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = usePlaceSuggestions(query, open)
  const places = found?.places ?? []
  const shown = open && places.length > 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (place: Place) => {
    if (!input.current) return
    input.current.value = placeText(t, place)
    rememberZone(place, input.current.value)
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    recentPlaces.add(place)
    close()
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
      // Typing the start of a name and going on means its first match.
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
            }}
            onClick={() => setOpen(true)}
            onInput={(event) => {
              setQuery(event.currentTarget.value)
              setActive(-1)
              setOpen(true)
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
            className={cx(controlClass, 'truncate pl-10')}
          />
          {shown && (
            <PlaceOptions
              id={listId}
              label={query ? label : t('flight-search-form.recent-places')}
              places={places}
              active={active}
              pick={pick}
            />
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
