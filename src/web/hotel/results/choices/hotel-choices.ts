import {
  accessibilityFacts,
  amenities,
  boards,
  type HotelSort,
  hotelKinds,
  hotelSorts,
} from '../../../../contract/hotel/hotel-terms.ts'
import { isMapArea, type MapArea } from '../../../../contract/hotel/map-area.ts'
import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'
import { minorDigits } from '../../../../contract/minor-digits.ts'
import { type MapView, mapViewText, readMapView } from '../../map/map-view.ts'

/** How many places a page of results lists. */
export const rowsAtATime = 25

/** Everything the visitor chose on the results page; all of it is in the address. */
export interface HotelChoices {
  sort: HotelSort
  filters: HotelFilters
  /** Counted from 1. */
  page: number
  /** What a phone shows: one of both fits. */
  view: 'list' | 'map'
  /** The part of the map that is shown; undefined for all results. */
  map: MapView | undefined
}

/** The filters' parameter names; the form of filters has fields of the same names. */
export const filterNames = {
  minPrice: 'minPrice',
  maxPrice: 'maxPrice',
  stars: 'stars',
  score: 'score',
  kinds: 'kind',
  boards: 'board',
  amenities: 'amenity',
  accessibility: 'access',
  freeCancellation: 'free',
  payAtProperty: 'payThere',
  areas: 'area',
  within: 'within',
  bounds: 'bounds',
  name: 'name',
} as const satisfies Record<keyof HotelFilters, string>

export const noFilters: HotelFilters = {
  stars: [],
  kinds: [],
  boards: [],
  amenities: [],
  accessibility: [],
  freeCancellation: false,
  payAtProperty: false,
  areas: [],
}

/** Reads the choices from an address; invalid values count as not chosen. */
export function readHotelChoices(params: URLSearchParams, currency: string): HotelChoices {
  const page = wholeNumber(params.get('page'))
  return {
    sort: hotelSorts.find((each) => each === params.get('sort')) ?? 'recommendation',
    filters: readFilters(params, currency),
    page: Math.min(Math.max(page ?? 1, 1), 1000),
    view: params.get('view') === 'map' ? 'map' : 'list',
    map: readMapView(params.get('map')),
  }
}

function readFilters(params: URLSearchParams, currency: string): HotelFilters {
  const oneOf = <T extends string>(known: readonly T[], name: string): T[] =>
    known.filter((each) => params.getAll(name).includes(each))
  const minor = 10 ** minorDigits(currency)
  const minPrice = wholeNumber(params.get(filterNames.minPrice))
  const maxPrice = wholeNumber(params.get(filterNames.maxPrice))
  const score = wholeNumber(params.get(filterNames.score))
  const within = wholeNumber(params.get(filterNames.within))
  const bounds = readArea(params.get(filterNames.bounds))
  const name = params.get(filterNames.name)?.trim().slice(0, 80)
  return {
    ...(minPrice !== undefined && { minPrice: minPrice * minor }),
    ...(maxPrice !== undefined && { maxPrice: maxPrice * minor }),
    stars: [5, 4, 3, 2, 1, 0].filter((each) =>
      params.getAll(filterNames.stars).includes(String(each)),
    ),
    ...(score !== undefined && score <= 10 && { score }),
    kinds: oneOf(hotelKinds, filterNames.kinds),
    boards: oneOf(boards, filterNames.boards),
    amenities: oneOf(amenities, filterNames.amenities),
    accessibility: oneOf(accessibilityFacts, filterNames.accessibility),
    freeCancellation: params.get(filterNames.freeCancellation) === '1',
    payAtProperty: params.get(filterNames.payAtProperty) === '1',
    areas: [...new Set(params.getAll(filterNames.areas))]
      .filter((each) => each !== '' && each.length <= 80)
      .slice(0, 30),
    ...(within !== undefined && { within }),
    ...(bounds && { bounds }),
    ...(name && { name }),
  }
}

/** Returns filters as query parameters, leaving out those that aren't set. */
export function filterParams(filters: HotelFilters, currency: string): URLSearchParams {
  const params = new URLSearchParams()
  const minor = 10 ** minorDigits(currency)
  const { minPrice, maxPrice, score, within, bounds, name } = filters
  if (minPrice !== undefined) params.set(filterNames.minPrice, String(minPrice / minor))
  if (maxPrice !== undefined) params.set(filterNames.maxPrice, String(maxPrice / minor))
  for (const stars of filters.stars) params.append(filterNames.stars, String(stars))
  if (score !== undefined) params.set(filterNames.score, String(score))
  for (const list of ['kinds', 'boards', 'amenities', 'accessibility', 'areas'] as const) {
    for (const value of filters[list]) params.append(filterNames[list], value)
  }
  if (filters.freeCancellation) params.set(filterNames.freeCancellation, '1')
  if (filters.payAtProperty) params.set(filterNames.payAtProperty, '1')
  if (within !== undefined) params.set(filterNames.within, String(within))
  if (bounds) params.set(filterNames.bounds, areaText(bounds))
  if (name) params.set(filterNames.name, name)
  return params
}

/** Returns the choices as query parameters, leaving out defaults. */
export function choiceParams(choices: HotelChoices, currency: string): URLSearchParams {
  const params = filterParams(choices.filters, currency)
  if (choices.sort !== 'recommendation') params.set('sort', choices.sort)
  if (choices.page > 1) params.set('page', String(choices.page))
  if (choices.view === 'map') params.set('view', 'map')
  if (choices.map) params.set('map', mapViewText(choices.map))
  return params
}

/** Counts the filters in use; the values of one filter count once. */
export function countFilters(filters: HotelFilters): number {
  const { minPrice, maxPrice, score, within, bounds, name } = filters
  const lists = [
    filters.stars,
    filters.kinds,
    filters.boards,
    filters.amenities,
    filters.accessibility,
    filters.areas,
  ]
  const marks = [
    minPrice !== undefined || maxPrice !== undefined,
    score !== undefined,
    filters.freeCancellation,
    filters.payAtProperty,
    within !== undefined,
    bounds !== undefined,
    name !== undefined,
  ]
  return lists.filter((each) => each.length > 0).length + marks.filter(Boolean).length
}

/** Returns the corners of a part of a map: `south,west,north,east`. */
export const areaText = ({ south, west, north, east }: MapArea): string =>
  [south, west, north, east].map((each) => Number(each.toFixed(4))).join(',')

/** Reads the corners of a part of a map; undefined if they aren’t any. */
export function readArea(text: string | null): MapArea | undefined {
  const [south, west, north, east, ...more] = (text ?? '').split(',').map(Number)
  if (south === undefined || west === undefined || north === undefined || east === undefined) {
    return undefined
  }
  const area = { south, west, north, east }
  return isMapArea(area) && more.length === 0 ? area : undefined
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
