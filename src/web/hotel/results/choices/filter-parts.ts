import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'

const lists = ['stars', 'boards', 'kinds', 'amenities', 'areas', 'accessibility'] as const
type ListName = (typeof lists)[number]

/** One value of the filters in use; both limits of the price are one. */
type Value =
  | { [Name in ListName]: { of: Name; value: HotelFilters[Name][number] } }[ListName]
  | { of: 'price'; from: number | undefined; upTo: number | undefined }
  | { of: 'score' | 'within'; value: number }
  | { of: 'name'; value: string }
  | { of: 'freeCancellation' | 'payAtProperty' | 'bounds' }

export type FilterPart = Value & {
  /** The filters as they would be without it. */
  rest: HotelFilters
}

/** Returns each value of the filters in use, in the order in which pages list them. */
export function filterParts(filters: HotelFilters): FilterPart[] {
  const { minPrice, maxPrice, score, within, name, bounds } = filters
  const without = (...names: (keyof HotelFilters)[]) =>
    Object.fromEntries(
      Object.entries(filters).filter(([each]) => !names.some((one) => one === each)),
    ) as HotelFilters
  const listed = lists.flatMap((of) =>
    (filters[of] as readonly (string | number)[]).map(
      (value) =>
        ({
          of,
          value,
          rest: { ...filters, [of]: filters[of].filter((each) => each !== value) },
        }) as FilterPart,
    ),
  )
  const part = (isUsed: boolean, found: () => FilterPart): FilterPart[] => (isUsed ? [found()] : [])
  return [
    ...part(minPrice !== undefined || maxPrice !== undefined, () => ({
      of: 'price',
      from: minPrice,
      upTo: maxPrice,
      rest: without('minPrice', 'maxPrice'),
    })),
    ...part(filters.freeCancellation, () => ({
      of: 'freeCancellation',
      rest: { ...filters, freeCancellation: false },
    })),
    ...part(filters.payAtProperty, () => ({
      of: 'payAtProperty',
      rest: { ...filters, payAtProperty: false },
    })),
    ...(score === undefined
      ? []
      : [{ of: 'score', value: score, rest: without('score') } as const]),
    ...listed,
    ...(within === undefined
      ? []
      : [{ of: 'within', value: within, rest: without('within') } as const]),
    ...(name ? [{ of: 'name', value: name, rest: without('name') } as const] : []),
    ...part(bounds !== undefined, () => ({ of: 'bounds', rest: without('bounds') })),
  ]
}
