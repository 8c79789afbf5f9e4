import { fractionOf, hashText, hashWith } from '../../src/sandbox/shared/seeded.ts'
import { type Airport, airports } from '../../src/server/world/airport.ts'
import { translatedNames } from '../../src/server/world/place-aliases.ts'

/** Returns a number from 0 to 1, the same for the same number of what it's drawn for. */
type Draw = (what: number) => number

const busy = airports.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)

/**
 * Returns texts as typed into a place field: codes and the beginnings of cities, in any language, and of airports,
 * busy ones more often, every fifth with two letters swapped. Seeded.
 */
export function typedTexts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const draw = drawOf('typed', index)
    // Squared, so that half of the texts are among the busiest quarter.
    const airport = busy[Math.floor(draw(1) ** 2 * busy.length)]
    if (!airport) return 'lon'
    const typed = begun(nameOf(airport, draw), draw)
    return draw(4) < 0.2 ? slipped(typed, draw(5)) : typed
  })
}

function drawOf(what: string, index: number): Draw {
  return (which) => fractionOf(hashWith(hashText(what), index * 8 + which))
}

function nameOf({ englishCity: city, cityCode, name, iata }: Airport, draw: Draw): string {
  const translated = translatedNames(cityCode)
  const elsewhere = translated[Math.floor(draw(6) * translated.length)] ?? city
  const names = [city, city, city, elsewhere, name, iata]
  return names[Math.floor(draw(2) * names.length)] ?? city
}

const begun = (name: string, draw: Draw): string =>
  name.slice(0, 1 + Math.floor(draw(3) * Math.min(name.length, 9)))

function slipped(text: string, where: number): string {
  const at = Math.floor(where * Math.max(1, text.length - 1))
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
}
