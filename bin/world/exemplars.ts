import { foldText } from '../../src/server/place/fold-text.ts'
import { fromPackage } from './from-package.ts'

type Zone = { exemplarCity?: string } & { [part: string]: Zone | string }

/**
 * Returns CLDR's names of time zones' cities in a language of CLDR (`pt-PT`), by `exemplarKey` of the zone and the English
 * name.
 */
export function exemplarsByKey(language: string): ReadonlyMap<string, string> {
  const english = new Map(exemplarsIn('en'))
  return new Map(
    exemplarsIn(language).map(([zone, name]) => {
      const own = english.get(zone) ?? (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')
      return [exemplarKey(zone, own), name]
    }),
  )
}

export const exemplarKey = (zone: string, english: string): string => `${zone} ${foldText(english)}`

function exemplarsIn(language: string): [zone: string, name: string][] {
  type File = { main: Record<string, { dates: { timeZoneNames: { zone: Zone } } }> }
  const { main } = fromPackage<File>(`cldr-dates-full/main/${language}/timeZoneNames.json`)
  const walk = (path: string, zone: Zone): [string, string][] => [
    ...(zone.exemplarCity ? [[path, zone.exemplarCity] satisfies [string, string]] : []),
    ...Object.entries(zone).flatMap(([part, inner]) =>
      typeof inner === 'object' ? walk(path ? `${path}/${part}` : part, inner) : [],
    ),
  ]
  return Object.values(main).flatMap(({ dates }) => walk('', dates.timeZoneNames.zone))
}
