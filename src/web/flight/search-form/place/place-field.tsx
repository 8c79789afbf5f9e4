import type { Place } from '../../../../contract/place/place.ts'
import { useT } from '../../../locale/language.ts'
import { SuggestField } from '../../../suggest/suggest-field.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'
import { placeText, placeView, rememberZone } from './place-text.ts'
import { recentPlaces } from './recents.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

interface PlaceFieldProps {
  label: string
  name: string
  icon: IconName
  defaultValue: string
  error?: string | undefined
}

/** Renders a field for a place of a flight: a city or an airport. */
export function PlaceField(props: PlaceFieldProps) {
  const t = useT()
  return (
    <SuggestField<Place>
      {...props}
      placeholder={t('flight-search-form.place-placeholder')}
      useSuggestions={usePlaceSuggestions}
      textOf={(place) => placeText(t, place)}
      viewOf={(place) => placeView(t, place)}
      onPick={(place, text) => {
        rememberZone(place, text)
        recentPlaces.add(place)
      }}
      noneText={t('flight-search-form.no-suggestion')}
      countText={(count) => t('flight-search-form.suggestions', { count })}
    />
  )
}
