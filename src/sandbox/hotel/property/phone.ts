import { type CountryCode, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { onceEach } from '../../../server/platform/once-each.ts'
import type { City } from '../../../server/world/city.ts'

/**
 * Numbers that regulators keep for fiction, by city or country; `x` is any digit. Sources: Ofcom (numbers for drama use),
 * NANPA (555-0100 to 555-0199), ACMA (numbers for use in TV and books), Arcep decision 2018-0881, Bundesnetzagentur
 * (Rufnummern für Film und Fernsehen), ComReg, PTS.
 */
const fictional: Readonly<Record<string, string>> = {
  'london-gb': '+44 20 7946 0xxx',
  'manchester-gb': '+44 161 496 0xxx',
  'edinburgh-gb': '+44 131 496 0xxx',
  'glasgow-gb': '+44 141 496 0xxx',
  'liverpool-gb': '+44 151 496 0xxx',
  'birmingham-gb': '+44 121 496 0xxx',
  'cardiff-gb': '+44 29 2018 0xxx',
  'belfast-gb': '+44 28 9649 6xxx',
  GB: '+44 1632 960 xxx',
  IE: '+353 20 91x xxxx',
  'new-york-us': '+1 212-555-01xx',
  'los-angeles-us': '+1 213-555-01xx',
  'san-francisco-us': '+1 415-555-01xx',
  'las-vegas-us': '+1 702-555-01xx',
  'miami-us': '+1 305-555-01xx',
  'orlando-us': '+1 407-555-01xx',
  'chicago-us': '+1 312-555-01xx',
  'honolulu-us': '+1 808-555-01xx',
  US: '+1 202-555-01xx',
  'toronto-ca': '+1 416-555-01xx',
  'vancouver-ca': '+1 604-555-01xx',
  'montreal-ca': '+1 514-555-01xx',
  CA: '+1 613-555-01xx',
  'paris-fr': '+33 1 99 00 xx xx',
  FR: '+33 4 65 71 xx xx',
  'berlin-de': '+49 30 23125 xxx',
  'hamburg-de': '+49 40 66969 xxx',
  'munich-de': '+49 89 99998 xxx',
  'cologne-de': '+49 221 4710 xxx',
  DE: '+49 69 90009 xxx',
  'melbourne-au': '+61 3 5550 xxxx',
  'brisbane-au': '+61 7 5550 xxxx',
  'gold-coast-au': '+61 7 5550 xxxx',
  'cairns-au': '+61 7 5550 xxxx',
  'perth-au': '+61 8 5550 xxxx',
  'adelaide-au': '+61 8 5550 xxxx',
  AU: '+61 2 5550 xxxx',
  'gothenburg-se': '+46 31 390 06 xx',
  'malmo-se': '+46 40 628 04 xx',
  SE: '+46 8 465 004 xx',
}

/** Other countries have no such numbers: those of a property differ from the usual example in their last digits. */
const exampleOf = onceEach((country) => {
  const example = getExampleNumber(country as CountryCode, examples)?.formatInternational()
  return example?.replace(/\d(?=\D*(?:\d\D*){0,2}$)/g, 'x') ?? '+1 202-555-01xx'
})

/** Returns a property's phone number, written as its country does for callers from abroad. */
export function phoneOf({ id, country }: City, hash: number): string {
  const pattern = fictional[id] ?? fictional[country] ?? exampleOf(country)
  let rest = hash
  return pattern.replace(/x/g, () => {
    const digit = rest % 10
    rest = Math.floor(rest / 10)
    return String(digit)
  })
}
