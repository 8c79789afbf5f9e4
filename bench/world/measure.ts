import { readFileSync } from 'node:fs'
import { scheduleBetween } from '../../src/sandbox/flight/timetable/flights-on.ts'
import { TAXI_MINUTES } from '../../src/sandbox/flight/timetable/generate/block-time.ts'
import { loadTimetable } from '../../src/sandbox/flight/timetable/load-timetable.ts'
import { flightsAWeek } from '../../src/sandbox/flight/timetable/timetable.ts'

/**
 * Compares the timetable with real routes: `node bench/world/measure.ts routes.csv [--missing]`. The file has a header
 * and a row for each pair: airport, airport, seats, airlines separated by spaces.
 */
const [file, option] = process.argv.slice(2)
if (!file) {
  process.stderr.write('usage: node bench/world/measure.ts routes.csv [--missing]\n')
  process.exit(1)
}

const timetable = loadTimetable()
const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1)
const unflown: string[] = []
const unlike: string[] = []
for (const row of rows) {
  const [a = '', b = '', , listed = ''] = row.trim().split(',')
  const there = scheduleBetween(timetable, a, b)
  const back = scheduleBetween(timetable, b, a)
  if (there.length === 0 || back.length === 0) {
    const known = timetable.airportIndex.has(a) && timetable.airportIndex.has(b)
    unflown.push(known ? row : `${row} (airport unknown)`)
    continue
  }
  const airlines = new Set(listed.split(' '))
  const ours = new Set([...there, ...back].flatMap((flight) => [flight.airline, flight.operatedBy]))
  if (![...ours].some((airline) => airline && airlines.has(airline))) {
    unlike.push(`${row} ours ${[...ours].join(' ')}`)
  }
}
const share = (count: number) => `${((100 * count) / rows.length).toFixed(1)} %`
const flown = rows.length - unflown.length
const errors = blockErrors()
process.stdout.write(
  [
    `flights a week        ${flightsAWeek(timetable).toLocaleString('en')}`,
    `airport pairs         ${timetable.routeTo.length.toLocaleString('en')} directed`,
    `airports served       ${servedAirports()} of ${timetable.airports.length}`,
    `pairs flown direct    ${share(flown)}`,
    `with a listed airline ${share(flown - unlike.length)}`,
    `block time off by     median ${errors.median.toFixed(1)} %, most ${errors.most.toFixed(1)} %`,
    '',
  ].join('\n'),
)
if (option === '--missing') {
  process.stdout.write(
    `unflown:\n${unflown.join('\n')}\nno listed airline:\n${unlike.join('\n')}\n`,
  )
}

function servedAirports(): number {
  return new Set([...timetable.routeFrom, ...timetable.routeTo]).size
}

/** Returns the deviation of block times from distance at the aircraft's speed plus taxi, in per cent. */
function blockErrors(): { median: number; most: number } {
  const errors: number[] = []
  for (let route = 0; route < timetable.routeTo.length; route++) {
    const km = timetable.routeKm[route] as number
    const end = timetable.serviceStart[route + 1] as number
    for (let service = timetable.serviceStart[route] as number; service < end; service++) {
      const { cruiseKmh = 1 } = timetable.aircraftTypes[timetable.aircraft[service] as number] ?? {}
      const plain = (km / cruiseKmh) * 60 + TAXI_MINUTES
      errors.push((100 * Math.abs((timetable.minutes[service] as number) - plain)) / plain)
    }
  }
  errors.sort((a, b) => a - b)
  return { median: errors[errors.length >> 1] ?? 0, most: errors.at(-1) ?? 0 }
}
