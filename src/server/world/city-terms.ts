/** What surrounds a city's hotels; pictures and seasons follow from it. */
export const settings = [
  'beach',
  'mountain',
  'historic',
  'metropolis',
  'city',
  'desert',
  'lake',
] as const
export type Setting = (typeof settings)[number]

/** What an area is known for. */
export const areaCharacters = [
  'centre',
  'beach',
  'business',
  'nightlife',
  'historic',
  'residential',
  'airport',
  'nature',
] as const
export type AreaCharacter = (typeof areaCharacters)[number]
