import type { Translate } from '../../../locale/word-store.ts'
import { tripCities } from '../search/trip-cities.ts'

/**
 * Returns the title and the description of a search's results. A trip of several flights is named by all its cities, because
 * one that ends where it began would be "Kuala Lumpur to Kuala Lumpur".
 */
export function resultsTitles(
  t: Translate,
  legs: readonly { from: string; to: string }[],
  cityOf: (code: string) => string,
): { title: string; description: string } {
  if (legs.length > 1) {
    const route = { route: tripCities(legs, cityOf).join(' – ') }
    return {
      title: t('flight-results.title-trip', route),
      description: t('flight-results.description-trip', route),
    }
  }
  const [from = '', to = ''] = legs.flatMap((leg) => [leg.from, leg.to])
  const route = { from: cityOf(from), to: cityOf(to) }
  return {
    title: t('flight-results.title-page', route),
    description: t('flight-results.description', route),
  }
}
