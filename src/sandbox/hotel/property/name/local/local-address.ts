import type { LocalAddress } from '../../../../../contract/hotel/hotel.ts'
import type { City } from '../../../../../server/world/city.ts'
import { localCityName } from '../../../../../server/world/local-names.ts'
import { simplifiedChinese, traditionalChinese } from './chinese.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { inLocalStreet, inLocalWords, type LocalScript } from './local-script.ts'
import { thai } from './thai.ts'

const byCountry = new Map<string, LocalScript>(
  [japanese, korean, thai, simplifiedChinese, traditionalChinese].flatMap((script) =>
    script.countries.map((country) => [country, script] as const),
  ),
)

interface Placed {
  name: string
  /** The street with its number, as the address in Latin letters has it. */
  street: string
  area: { name: string }
  city: Pick<City, 'id' | 'name' | 'country'>
}

/** Returns a property's name and address as locals write them; undefined where that isn't known. */
export function localAddress({ name, street, area, city }: Placed): LocalAddress | undefined {
  const script = byCountry.get(city.country)
  if (!script) return undefined
  const cityName = script.words.get(city.name) ?? localCityName(city.id, script.language)
  const localStreet = inLocalStreet(street, script)
  if (!cityName || !localStreet) return undefined
  const areaName = street.includes(area.name) ? '' : (inLocalWords(area.name, script) ?? '')
  const localName = inLocalWords(name, script)
  return {
    language: script.language,
    ...(localName && { name: localName }),
    address: script.address({ city: cityName, area: areaName, street: localStreet }),
  }
}
