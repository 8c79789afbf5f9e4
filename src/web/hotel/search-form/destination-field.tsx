import { useRef, useState } from 'react'
import type { Destination } from '../../../contract/hotel/destination.ts'
import { useT } from '../../locale/language.ts'
import { SuggestField } from '../../suggest/suggest-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { destinationText, destinationView } from './destination-text.ts'
import { recentDestinations } from './recents.ts'
import { useDestinationSuggestions } from './use-destination-suggestions.ts'

interface DestinationFieldProps {
  /** The field's text, and the id of the place it names. */
  text: string
  destination: string
  error: string | undefined
}

/**
 * Renders the destination: a text, and in a hidden field the id of the selected place. Typing clears the id, and then
 * the server resolves the text.
 */
export function DestinationField({ text, destination, error }: DestinationFieldProps) {
  const t = useT()
  const hidden = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const setId = (id: string) => {
    if (hidden.current) hidden.current.value = id
  }
  return (
    <div
      ref={box}
      className="relative"
      onInput={(event) => {
        if (event.target !== hidden.current) setId('')
      }}
    >
      <input ref={hidden} type="hidden" name="destination" defaultValue={destination} />
      <SuggestField<Destination>
        label={t('hotel-search-form.where')}
        name="where"
        icon="bed"
        placeholder={t('hotel-search-form.where-placeholder')}
        defaultValue={text}
        error={error}
        useSuggestions={useDestinationSuggestions}
        textOf={(place) => destinationText(t, place)}
        viewOf={(place) => destinationView(t, place)}
        onPick={(place) => {
          setId(place.id)
          recentDestinations.add(place)
        }}
        noneText={t('hotel-search-form.no-suggestion')}
        countText={(count) => t('hotel-search-form.suggestions', { count })}
      />
      <NearMe
        onFound={(id) => {
          setId(id)
          const field = box.current?.querySelector<HTMLInputElement>('input[name="where"]')
          if (field) field.value = t('hotel-search-form.near-you')
        }}
      />
    </div>
  )
}

/** How long to wait for a position, and how old it may be, in milliseconds (S9.8). */
const nearMe = { timeout: 27_000, maximumAge: 30_000 }

/** Renders the button that takes the visitor's own position, to about a hundred metres. It needs scripts. */
function NearMe({ onFound }: { onFound: (id: string) => void }) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  if (!useHydrated()) return null
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound(`near-${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`)
        setState('idle')
      },
      () => setState('failed'),
      nearMe,
    )
  }
  return (
    <>
      <button
        type="button"
        onClick={ask}
        aria-busy={state === 'asking' || undefined}
        className="absolute -top-2 inset-e-0 inline-flex min-h-8 items-center gap-1 rounded-sm px-1 text-xs font-semibold text-sea hover:underline"
      >
        <Icon name="pin" size={16} />
        {t('hotel-search-form.near-me')}
      </button>
      <p role="status" className="text-xs text-amber empty:hidden">
        {state === 'failed' && t('hotel-search-form.near-me-failed')}
      </p>
    </>
  )
}
