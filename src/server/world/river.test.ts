import { describe, expect, it } from 'vitest'
import { cities } from './city.ts'
import { greatCircleKm } from './great-circle.ts'
import { landmarks } from './landmark.ts'
import { isWithin, squareAround } from './map-bounds.ts'
import { type River, riversOf } from './river.ts'

/** Bridges, and areas on both banks. */
const isOnWater = /Bridge|Ponte|^Riverside$/

const withRivers = cities.filter(({ id }) => riversOf(id).length > 0)

/** Returns how many kilometres a point is away from the middle of the closest of these rivers. */
function kmFrom(rivers: readonly River[], { lat, lon }: { lat: number; lon: number }): number {
  const aside = Math.cos((lat * Math.PI) / 180)
  const at = ([x, y]: [number, number]) => ({ x: (x - lon) * aside * 111.2, y: (y - lat) * 111.2 })
  return Math.min(
    ...rivers.flatMap(({ course }) =>
      course.slice(1).map((end, index) => {
        const [from, to] = [at(course[index] ?? end), at(end)]
        const [dx, dy] = [to.x - from.x, to.y - from.y]
        const along = -(from.x * dx + from.y * dy) / (dx * dx + dy * dy)
        const share = Math.max(0, Math.min(1, along))
        return Math.hypot(from.x + share * dx, from.y + share * dy)
      }),
    ),
  )
}

/** Returns whether a river lies between two points. */
function parts(rivers: readonly River[], one: Place, other: Place): boolean {
  const side = (a: Place, b: Place, c: Place) =>
    Math.sign((b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon))
  const crossings = rivers.flatMap(({ course }) =>
    course.slice(1).filter(([lon, lat], index) => {
      const [fromLon, fromLat] = course[index] ?? [lon, lat]
      const [from, to] = [
        { lat: fromLat, lon: fromLon },
        { lat, lon },
      ]
      return (
        side(from, to, one) !== side(from, to, other) &&
        side(one, other, from) !== side(one, other, to)
      )
    }),
  )
  return crossings.length % 2 === 1
}

interface Place {
  lat: number
  lon: number
}

function landmark(city: string, name: string): Place {
  const found = landmarks.find((each) => each.city === city && each.name === name)
  if (!found) throw new Error(`no ${name} in ${city}`)
  return found
}

describe('rivers', () => {
  it('belong to a city, and are on its map', () => {
    expect(withRivers.length).toBeGreaterThanOrEqual(75)
    for (const city of withRivers) {
      const near = squareAround(city, city.radius * 1.8)
      for (const { name, width, course } of riversOf(city.id)) {
        expect(width, name).toBeGreaterThanOrEqual(10)
        expect(course.length, name).toBeGreaterThan(2)
        const lost = course.filter(([lon, lat]) => !isWithin({ lat, lon }, near))
        expect(lost, `${city.id} ${name}`).toEqual([])
      }
    }
  })

  it('pass within a city’s radius, without a jump', () => {
    for (const city of withRivers) {
      for (const { name, course } of riversOf(city.id)) {
        const points = course.map(([lon, lat]) => ({ lat, lon }))
        const nearest = Math.min(...points.map((point) => greatCircleKm(city, point)))
        expect(nearest, `${city.id} ${name}`).toBeLessThan(city.radius)
        const longest = Math.max(
          ...points.slice(1).map((to, at) => greatCircleKm(points[at] ?? to, to)),
        )
        expect(longest, `${city.id} ${name}`).toBeLessThan(Math.max(6, city.radius / 2))
      }
    }
  })

  it('don’t flow through landmarks or the middle of areas, but for bridges', () => {
    const wet = withRivers.flatMap((city) => {
      const sights = landmarks.filter((each) => each.city === city.id)
      return [...city.areas, ...sights]
        .filter(({ name }) => !isOnWater.test(name))
        .filter((place) =>
          riversOf(city.id).some((river) => kmFrom([river], place) < river.width / 2000),
        )
    })
    expect(wet.map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['bangkok-th', 'Wat Arun', 'Grand Palace'],
    ['bangkok-th', 'ICONSIAM', 'Lumphini Park'],
    ['paris-fr', 'Eiffel Tower', 'Arc de Triomphe'],
    ['paris-fr', 'Musée d’Orsay', 'Louvre Museum'],
    ['paris-fr', 'Sorbonne', 'Notre-Dame'],
    ['paris-fr', 'Louvre Museum', 'Notre-Dame'],
    ['london-gb', 'London Eye', 'Big Ben'],
    ['london-gb', 'The O2', 'Tower of London'],
    ['budapest-hu', 'Buda Castle', 'Hungarian Parliament Building'],
    ['rome-it', 'St Peter’s Basilica', 'Pantheon'],
    ['rome-it', 'Stadio Olimpico', 'Piazza Navona'],
    ['prague-cz', 'Prague Castle', 'Old Town Square'],
    ['cologne-de', 'Cologne Cathedral', 'Koelnmesse'],
    ['seoul-kr', 'COEX', 'N Seoul Tower'],
    ['seoul-kr', 'Lotte World', 'Dongdaemun Design Plaza'],
    ['kyoto-jp', 'Gion Corner', 'Nijo Castle'],
    ['kyoto-jp', 'Fushimi Inari Taisha', 'Kyoto Station'],
    ['luxor-eg', 'Karnak Temple', 'Valley of the Kings'],
    ['shanghai-cn', 'Oriental Pearl Tower', 'The Bund'],
    ['tokyo-jp', 'Tokyo Skytree', 'Senso-ji'],
    ['tokyo-jp', 'Tokyo Disneyland', 'Tokyo Station'],
    ['osaka-jp', 'Shin-Osaka Station', 'Osaka Station'],
    ['salzburg-at', 'Mirabell Palace', 'Hohensalzburg Fortress'],
  ])('%s: %s and %s are on different banks', (city, one, other) => {
    expect(parts(riversOf(city), landmark(city, one), landmark(city, other))).toBe(true)
  })

  it.each([
    ['bangkok-th', 'Grand Palace', 'Lumphini Park'],
    ['bangkok-th', 'Wat Pho', 'Hua Lamphong Station'],
    ['paris-fr', 'Louvre Museum', 'Gare de Lyon'],
    ['paris-fr', 'Eiffel Tower', 'Gare Montparnasse'],
    ['paris-fr', 'Arc de Triomphe', 'Stade de France'],
    ['london-gb', 'Big Ben', 'Tower of London'],
    ['london-gb', 'Buckingham Palace', 'ExCeL London'],
    ['budapest-hu', 'Keleti Station', 'Széchenyi Thermal Bath'],
    ['florence-it', 'Uffizi Gallery', 'Santa Maria Novella Station'],
    ['vienna-at', 'Schönbrunn Palace', 'St Stephen’s Cathedral'],
    ['rome-it', 'Vatican Museums', 'St Peter’s Basilica'],
    ['prague-cz', 'Wenceslas Square', 'Old Town Square'],
    ['agra-in', 'Taj Mahal', 'Agra Fort'],
    ['amsterdam-nl', 'Amsterdam Centraal', 'Dam Square'],
    ['chicago-us', 'Willis Tower', 'Millennium Park'],
    ['hamburg-de', 'Elbphilharmonie', 'Hamburg Hauptbahnhof'],
    ['ho-chi-minh-city-vn', 'Ben Thanh Market', 'Bitexco Financial Tower'],
    ['chiang-mai-th', 'Tha Phae Gate', 'Chiang Mai Night Bazaar'],
    ['hanoi-vn', 'Hoan Kiem Lake', 'Temple of Literature'],
    ['new-delhi-in', 'Red Fort', 'Lotus Temple'],
    ['seoul-kr', 'Gyeongbokgung Palace', 'Seoul World Cup Stadium'],
    ['luang-prabang-la', 'Mount Phousi', 'Wat Xieng Thong'],
    ['melbourne-au', 'Flinders Street Station', 'Melbourne Cricket Ground'],
  ])('%s: %s and %s are on the same bank', (city, one, other) => {
    expect(parts(riversOf(city), landmark(city, one), landmark(city, other))).toBe(false)
  })
})
