import { fractionOf, hashText, hashWith } from '../../src/sandbox/flight/timetable/seeded.ts'
import { airports } from '../../src/server/world/airport.ts'
import { translatedNames } from '../../src/server/world/place-aliases.ts'

/**
 * Returns texts as typed into a place field: codes and the beginnings of cities, in any language, and of airports,
 * busy ones more often, every fifth with two letters swapped. Seeded.
 */
export function typedTexts(count: number): string[] {
  const busy = airports.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return Array.from({ length: count }, (_, index) => {
    const draw = (what: number) => fractionOf(hashWith(hashText('typed'), index * 8 + what))
    // Squared, so that half of the texts are among the busiest quarter.
    const airport = busy[Math.floor(draw(1) ** 2 * busy.length)]
    if (!airport) return 'lon'
    const translated = translatedNames(airport.cityCode)
    const elsewhere = translated[Math.floor(draw(6) * translated.length)] ?? airport.city
    const { city } = airport
    const names = [city, city, city, elsewhere, airport.name, airport.iata]
    const name = names[Math.floor(draw(2) * names.length)] ?? airport.city
    const typed = name.slice(0, 1 + Math.floor(draw(3) * Math.min(name.length, 9)))
    return draw(4) < 0.2 ? slipped(typed, draw(5)) : typed
  })
}

function slipped(text: string, where: number): string {
  const at = Math.floor(where * Math.max(1, text.length - 1))
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
}
