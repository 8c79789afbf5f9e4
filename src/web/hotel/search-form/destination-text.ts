import type { Destination } from '../../../contract/hotel/destination.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { OptionView } from '../../suggest/suggest-options.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

const icons: Readonly<Record<Destination['kind'], IconName>> = {
  city: 'globe',
  area: 'flag',
  airport: 'plane',
  landmark: 'flag',
  hotel: 'bed',
  near: 'pin',
}

/** Returns the destination field's text for a place: `Ubud, Bali`. */
export const destinationText = (
  t: Translate,
  place: Pick<Destination, 'kind' | 'name' | 'within'>,
) =>
  place.kind === 'near'
    ? t('hotel-search-form.near-you')
    : [place.name, place.within].filter(Boolean).join(', ')

/** Returns how a place is listed among suggestions. */
export function destinationView(t: Translate, place: Destination): OptionView {
  return {
    key: place.id,
    icon: icons[place.kind],
    title: destinationText(t, place),
    note: noteOf(t, place),
  }
}

function noteOf(t: Translate, { kind, properties: count }: Destination): string {
  if (kind === 'near') return ''
  const name = t(`hotel-search-form.kind-${kind}`)
  return count ? t('hotel-search-form.kind-properties', { kind: name, count }) : name
}
