import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import type { Say } from '../../platform/words.ts'
import { countryNameIn } from '../../world/country.ts'
import { cityIdOf, localCityName } from '../../world/local-names.ts'
import { voucherWords } from './stay-text.ts'

/** Returns what guests show a taxi driver beside the property's name and address: in the language that its staff reads. */
export function driverCard(hotel: HotelItem['hotel']): HotelItem['driver'] {
  const { country, local } = hotel
  const say = voucherWords(local?.language ?? hotel.language)
  const id = cityIdOf(hotel)
  const names = [
    id && localCityName(id, say.language),
    countryNameIn(country, say.language),
  ].filter((name) => name !== undefined)
  const card: HotelItem['driver'] = { language: say.language, ask: say('driver') }
  // In English it would repeat what the address says, and a local address has the city in it.
  if (say.language !== 'en' && !local) card.place = names.join(', ')
  if (!local && scriptIn(country, say) !== 'Latn') card.isLatinOnly = true
  return card
}

/** Returns the script in which people of a country write, by ISO 15924. Everybody reads Serbian in both of its. */
function scriptIn(country: string, { language, tag }: Say): string | undefined {
  if (language === 'sr') return 'Latn'
  return new Intl.Locale(language === 'en' ? `und-${country}` : tag).maximize().script
}
