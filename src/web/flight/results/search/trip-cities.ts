/**
 * Returns the cities (codes, without `cityOf`) of a trip in the order they're reached, for titles and headings: an open jaw has both of its cities,
 * Kuala Lumpur – Bangkok – Singapore – Kuala Lumpur, and a city that one flight reaches and the next leaves is there once.
 */
export const tripCities = (
  legs: readonly { from: string; to: string }[],
  cityOf: (code: string) => string = (code) => code,
): string[] =>
  legs
    .flatMap(({ from, to }) => [cityOf(from), cityOf(to)])
    .filter((city, index, all) => city !== all[index - 1])
