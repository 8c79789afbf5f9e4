import { defaultLocale } from '../../../contract/default-locale.ts'
import { cityOfStay } from '../../world/local-names.ts'

/** The part of a property that says where it is. */
interface Located {
  area: string
  city: string
  country: string
}

/**
 * Returns a property as somebody sees it who reads a language of the site: its city has its name in it, and so has its area, if
 * that's named after the city. Never store it: drafts and orders keep the English name, by which every reader's name is found.
 */
export function hotelIn<H extends Located>(hotel: H, language: string = defaultLocale): H {
  const city = cityOfStay(hotel, language)
  return { ...hotel, city, area: hotel.area === hotel.city ? city : hotel.area }
}
