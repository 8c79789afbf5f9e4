import { describe, expect, test } from 'vitest'
import { flightsOn, scheduleBetween } from './flights-on.ts'
import { TAXI_MINUTES } from './generate/block-time.ts'
import { hasFifthFreedom, licencesOf, mayFly } from './generate/network/licence.ts'
import { loadTimetable, makeTimetable } from './load-timetable.ts'
import { flightsAWeek, routeBetween } from './timetable.ts'
import { encodeTimetable } from './timetable-file.ts'

const timetable = loadTimetable()
const routes = Array.from(timetable.routeTo, (to, route) => {
  const start = timetable.serviceStart[route] as number
  const count = (timetable.serviceStart[route + 1] as number) - start
  return {
    from: timetable.routeFrom[route] as number,
    to,
    km: timetable.routeKm[route] as number,
    services: Array.from({ length: count }, (_, i) => start + i),
  }
})
const typeOf = (service: number) =>
  timetable.aircraftTypes[timetable.aircraft[service] as number] ?? { rangeKm: 0, cruiseKmh: 1 }

describe('the timetable as a whole', () => {
  test('has 100,000 flights a week or more', () => {
    expect(flightsAWeek(timetable)).toBeGreaterThanOrEqual(100_000)
  })

  test('is deterministic', () => {
    expect(Buffer.compare(encodeTimetable(makeTimetable()), encodeTimetable(timetable))).toBe(0)
  })

  test('has a flight from every airport', () => {
    const served = new Set(timetable.routeFrom)
    const left = timetable.airports.filter((_, index) => !served.has(index))
    expect(left.map(({ iata }) => iata)).toEqual([])
  })

  test('has no flight beyond its aircraft’s range', () => {
    const beyond = routes.flatMap(({ km, services }) =>
      services.filter((service) => typeOf(service).rangeKm < km),
    )
    expect(beyond).toEqual([])
  })

  test('has block times within 15 % of distance over speed plus taxi', () => {
    const off = routes.flatMap(({ km, services }) =>
      services.filter((service) => {
        const plain = (km / typeOf(service).cruiseKmh) * 60 + TAXI_MINUTES
        return Math.abs((timetable.minutes[service] as number) / plain - 1) > 0.15
      }),
    )
    expect(off).toEqual([])
  })

  test('has valid local times and days', () => {
    expect(timetable.departure.every((minute) => minute < 1440)).toBe(true)
    expect(timetable.days.every((days) => days > 0 && days < 128)).toBe(true)
  })

  test('flies every route in both directions', () => {
    const oneWay = routes.filter(({ from, to }) => routeBetween(timetable, to, from) < 0)
    expect(oneWay).toEqual([])
  })

  test('uses a flight number on one route only', () => {
    const seen = new Map<string, number>()
    for (const [route, { services }] of routes.entries()) {
      for (const service of services) {
        const flight = `${timetable.airline[service]} ${timetable.number[service]}`
        expect(seen.get(flight) ?? route).toBe(route)
        seen.set(flight, route)
      }
    }
  })

  test.each(['JFK ZRH', 'FUK KMI', 'HKG KIX', 'NRT TPE', 'EWR SFO'])(
    'flies the busy pair %s every day, both ways',
    (pair) => {
      const [a = '', b = ''] = pair.split(' ')
      for (const flights of [scheduleBetween(timetable, a, b), scheduleBetween(timetable, b, a)]) {
        const days = new Set(flights.flatMap(({ weekdays }) => [...weekdays]))
        expect(days.size).toBe(7)
      }
    },
  )

  test('respects the freedoms of the air', () => {
    const strays = routes.flatMap(({ from, to, services }) => {
      const [a, b] = [timetable.airports[from], timetable.airports[to]]
      const airlines = new Set(services.map((service) => timetable.airline[service] as number))
      return [...airlines].flatMap((index) => {
        const airline = timetable.airlines[index]
        if (!a || !b || !airline) return ['unknown']
        if (mayFly(airline, licencesOf(airline), a.country, b.country)) return []
        return hasFifthFreedom(airline, a.iata, b.iata)
          ? []
          : [`${airline.code} ${a.iata}-${b.iata}`]
      })
    })
    expect(strays).toEqual([])
  })
})

describe('resembles the real world', () => {
  test.each([
    ['KUL', 'BKK', ['MH', 'AK']],
    ['KUL', 'SIN', ['MH', 'SQ', 'AK']],
    ['LHR', 'JFK', ['BA', 'VS']],
    ['SYD', 'MEL', ['QF', 'JQ', 'VA']],
    ['CGK', 'DPS', ['GA', 'QG']],
    ['DXB', 'LHR', ['EK', 'BA']],
    ['HND', 'CTS', ['NH', 'JL']],
    ['DEL', 'BOM', ['6E', 'AI']],
    ['SIN', 'LAX', ['SQ']],
  ])('%s–%s is flown by %j', (from, to, airlines) => {
    const flown = new Set(scheduleBetween(timetable, from, to).map(({ airline }) => airline))
    expect([...flown]).toEqual(expect.arrayContaining(airlines))
  })

  test('an airport with a night curfew has no flights at night', () => {
    const away = timetable.airports.flatMap(({ iata }) => [
      ...scheduleBetween(timetable, 'SYD', iata),
    ])
    const night = away.filter(
      ({ departureLocal }) => departureLocal < '06' || departureLocal > '23:15',
    )
    expect(night.length / away.length).toBeLessThan(0.01)
  })
})

describe('dates and clocks', () => {
  test('LHR over the October change: local times stay, UTC shifts', () => {
    const before = flightsOn(timetable, 'LHR', 'KUL', '2026-10-24')
    const after = flightsOn(timetable, 'LHR', 'KUL', '2026-10-25')
    const daily = before.flatMap((flight) => {
      const later = after.find(({ number, airline }) => {
        return number === flight.number && airline === flight.airline
      })
      return later ? [[flight, later] as const] : []
    })
    expect(daily.length).toBeGreaterThan(0)
    for (const [flight, later] of daily) {
      expect(later.departure.slice(11)).toBe(flight.departure.slice(11))
      expect(later.departureUtc - flight.departureUtc).toBe(25 * 3_600_000)
      expect(later.minutes).toBe(flight.minutes)
    }
  })

  test('AKL–HNL arrives the day before it leaves', () => {
    const week = Array.from({ length: 7 }, (_, i) =>
      flightsOn(timetable, 'AKL', 'HNL', `2026-11-${String(9 + i).padStart(2, '0')}`),
    ).flat()
    const flights = week.filter(({ departure }) => departure.slice(11) < '14:00')
    expect(flights.length).toBeGreaterThan(0)
    for (const flight of flights) {
      expect(Date.parse(flight.arrival.slice(0, 10))).toBeLessThan(
        Date.parse(flight.departure.slice(0, 10)),
      )
      expect(flight.arrivalUtc - flight.departureUtc).toBe(flight.minutes * 60_000)
    }
  })

  test('a night flight arrives on the next day', () => {
    const flights = flightsOn(timetable, 'SIN', 'LHR', '2026-11-11')
    const overnight = flights.filter(({ departure }) => departure.slice(11) > '18')
    expect(overnight.length).toBeGreaterThan(0)
    for (const flight of overnight) expect(flight.arrival.slice(0, 10)).toBe('2026-11-12')
  })

  test('flights leave on the weekdays they are scheduled for', () => {
    for (const scheduled of scheduleBetween(timetable, 'LHR', 'JFK')) {
      for (let weekday = 0; weekday < 7; weekday++) {
        const flown = flightsOn(timetable, 'LHR', 'JFK', `2026-11-${16 + weekday}`)
        const leaves = flown.some(({ airline, number }) => {
          return airline === scheduled.airline && number === scheduled.number
        })
        expect(leaves).toBe(scheduled.weekdays.includes(weekday))
      }
    }
  })

  test('unknown airports and invalid dates have no flights', () => {
    expect(flightsOn(timetable, 'QQQ', 'LHR', '2026-11-11')).toEqual([])
    expect(() => flightsOn(timetable, 'KUL', 'LHR', '2026-02-30')).toThrow(RangeError)
  })
})
