import type { Position } from '../../../contract/hotel/hotel.ts'
import { foldText } from '../../place/fold-text.ts'
import { greatCircleKm } from '../../world/great-circle.ts'

/** Suppliers place the same building this far apart: at its door, its centre or its street. */
const apartKm = 0.15
/** In degrees, about a kilometre: few properties are within reach of the next cell. */
const cellSize = 0.01
const kmOfDegree = 111.2

/** Words that one supplier writes and another leaves out. */
const commonWords = new Set(['the', 'a', 'hotel', 'and', 'by', 'at'])

/** Returns the name that properties are compared by: "The Riverside Hotel" and "Riverside" are one. */
export function comparedName(name: string): string {
  const words = foldText(name).split(' ')
  const telling = words.filter((word) => !commonWords.has(word))
  return (telling.length > 0 ? telling : words).join(' ')
}

/** Finds the property that another supplier already listed, by its name and where it is. */
export interface KnownProperties {
  find(name: string, position: Position): number | undefined
  add(number: number, name: string, position: Position): void
}

export function createKnownProperties(): KnownProperties {
  /** By name and cell: chains have properties of one name in hundreds of cities. */
  const cells = new Map<string, { number: number; position: Position }[]>()
  const cellAt = (degrees: number) => Math.floor(degrees / cellSize)
  const keyOf = (name: string, row: number, column: number) => `${row} ${column} ${name}`

  return {
    find(name, position) {
      const compared = comparedName(name)
      const { lat, lon } = position
      const toNorth = apartKm / kmOfDegree
      const toEast = toNorth / Math.cos((lat * Math.PI) / 180)
      for (let row = cellAt(lat - toNorth); row <= cellAt(lat + toNorth); row += 1) {
        for (let column = cellAt(lon - toEast); column <= cellAt(lon + toEast); column += 1) {
          const known = cells.get(keyOf(compared, row, column)) ?? []
          const same = known.find((each) => greatCircleKm(each.position, position) <= apartKm)
          if (same) return same.number
        }
      }
      return undefined
    },
    add(number, name, position) {
      const key = keyOf(comparedName(name), cellAt(position.lat), cellAt(position.lon))
      cells.set(key, [...(cells.get(key) ?? []), { number, position }])
    },
  }
}
