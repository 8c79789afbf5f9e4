import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aircraftTypes } from '../../../server/world/aircraft.ts'
import { airlines } from '../../../server/world/airline.ts'
import { airports } from '../../../server/world/airport.ts'
import { generateTimetable } from './generate/generate-timetable.ts'
import { type Timetable, type TimetableColumns, withLists } from './timetable.ts'
import { decodeTimetable, encodeTimetable } from './timetable-file.ts'

const world = { airports, airlines, aircraftTypes }

let loaded: Timetable | undefined

/** Beside the embedded database's data. */
const DEFAULT_FOLDER = fileURLToPath(new URL('../../../../.data/cache/', import.meta.url))

/**
 * Returns the sandbox world's timetable, generated or read once per process. It's cached in a file whose name is a
 * hash of its inputs. If the folder can't be written to, the next start generates it again.
 */
export function loadTimetable(cacheFolder = DEFAULT_FOLDER): Timetable {
  loaded ??= withLists(cached(cacheFolder), world)
  return loaded
}

/** Generates the timetable without the cache. */
export function makeTimetable(): Timetable {
  return withLists(generateTimetable(world), world)
}

function cached(folder: string): TimetableColumns {
  const file = join(folder, `timetable-${fingerprint()}.bin`)
  const kept = readIfThere(file)
  const columns = kept && decodeTimetable(kept)
  if (columns) return columns
  const made = generateTimetable(world)
  keep(folder, file, encodeTimetable(made))
  return made
}

/** Returns a hash that changes with the world's data and the generator's code. */
function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(world))
  hash.update(readFileSync(new URL('../../shared/seeded.ts', import.meta.url)))
  for (const folder of ['./', './generate/', './generate/network/']) {
    const url = new URL(folder, import.meta.url)
    for (const name of readdirSync(url).sort()) {
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) {
        hash.update(name).update(readFileSync(new URL(name, url)))
      }
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function keep(folder: string, file: string, bytes: Uint8Array): void {
  try {
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder)) {
      if (/^timetable-\w+\.bin$/.test(name)) rmSync(join(folder, name))
    }
    // Renamed into place, so that another start never reads a partial file.
    writeFileSync(`${file}.${process.pid}`, bytes)
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // A start without a cache is slower, not broken.
  }
}
