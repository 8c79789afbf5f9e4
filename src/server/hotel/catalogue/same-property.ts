import type { Position } from '../../../contract/hotel/hotel.ts'
import { foldText } from '../../place/fold-text.ts'
import { greatCircleKm } from '../../world/great-circle.ts'

/** Suppliers place the same building this far apart: at its door, its centre or its street. */
const apartKm = 0.15
/** In degrees: nowhere below the 80th parallel is it narrower than `apartKm`. */
const cellSize = 0.01

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
      const [row, column] = [cellAt(position.lat), cellAt(position.lon)]
      for (const south of [-1, 0, 1]) {
        for (const west of [-1, 0, 1]) {
          const known = cells.get(keyOf(compared, row + south, column + west)) ?? []
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
