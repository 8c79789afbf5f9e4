import { readTable, words } from './read-table.ts'

/** A river in a city. Checked against and corrected by OpenStreetMap, ODbL: pages that draw it have to say so. */
export interface River {
  /** English. */
  name: string
  /** Metres, as it is in the city's centre. */
  width: number
  /** Its middle, as [longitude, latitude] in degrees; a drawn line is rounded at these points. */
  course: [lon: number, lat: number][]
}

const rivers = new Map<string, River[]>()
for (const [city = '', name = '', width, course] of readTable('table/rivers.psv', 4)) {
  const points = words(course).map((point): [number, number] => {
    const [lat, lon] = point.split(',').map(Number)
    return [lon ?? NaN, lat ?? NaN]
  })
  rivers.set(city, [...(rivers.get(city) ?? []), { name, width: Number(width), course: points }])
}

/** Returns the rivers of a city that its map of coasts and lakes leaves out, widest first. */
export const riversOf = (cityId: string): readonly River[] => rivers.get(cityId) ?? []
