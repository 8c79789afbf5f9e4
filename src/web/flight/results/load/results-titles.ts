import type { Translate } from '../../../locale/word-store.ts'

/**
 * Returns the title and the description of a search's results. A trip of several flights is named by all its cities, because
 * one that ends where it began would be "Kuala Lumpur to Kuala Lumpur".
 */
export function resultsTitles(
  t: Translate,
  legs: readonly { from: string; to: string }[],
  cityOf: (code: string) => string,
): { title: string; description: string } {
  const codes = legs.flatMap(({ from, to }) => [from, to])
  const cities = codes.map(cityOf).filter((city, index, all) => city !== all[index - 1])
  if (legs.length > 1) {
    const route = { route: cities.join(' – ') }
    return {
      title: t('flight-results.title-trip', route),
      description: t('flight-results.description-trip', route),
    }
  }
  const route = { from: cityOf(codes[0] ?? ''), to: cityOf(codes[1] ?? '') }
  return {
    title: t('flight-results.title-page', route),
    description: t('flight-results.description', route),
  }
}
