import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { countryName } from '../../../contract/words/format.ts'
import { cities } from '../../world/city.ts'
import { cityNameIn } from '../../world/city-names.ts'
import { voucherWords } from './stay-text.ts'

/** Returns what guests show a taxi driver beside the property's name and address: in the language that its staff reads. */
export function driverCard({ city, country, language }: HotelItem['hotel']): HotelItem['driver'] {
  const say = voucherWords(language)
  const known = cities.find((each) => each.name === city && each.country === country)
  const names = [known && cityNameIn(known.id, say.language), countryName(country, say.tag)].filter(
    (name) => name !== undefined,
  )
  const card = { language: say.language, ask: say('driver') }
  // In English it would repeat what the address says.
  return say.language === 'en' ? card : { ...card, place: names.join(', ') }
}
