import { describe, expect, it } from 'vitest'
import type { BookId } from '../../contract/ids.ts'
import type { Presence } from './cart-product.ts'
import { conflictsIn, type Placed } from './conflicts.ts'

const points = {
  KUL: { lat: 2.75, lon: 101.71 },
  SZB: { lat: 3.13, lon: 101.55 },
  SIN: { lat: 1.36, lon: 103.99 },
  NRT: { lat: 35.76, lon: 140.39 },
}
type Point = keyof typeof points

const mei = { givenName: 'Mei', surname: 'Tan' }
const nobody = { givenName: '', surname: '' }

/** Returns a draft of one flight of two hours, with the time until `back` at its destination. */
function flight(id: string, from: Point, to: Point, leaves: string, more: Partial<Flight> = {}) {
  const { back = null, travellers = [mei] } = more
  const departs = Date.parse(`${leaves}:00Z`)
  const arrives = departs + 7_200_000
  const arrival = new Date(arrives).toISOString().slice(0, 16)
  const presence: Presence[] = [
    {
      kind: 'flight',
      from: points[from],
      to: points[to],
      day: leaves.slice(0, 10),
      leaves,
      departs,
      arrives,
    },
    { kind: 'between', place: points[to], arrival, departure: back },
  ]
  return { bookId: id as BookId, presence, travellers, guests: 0, named: [] }
}

interface Flight {
  back: string | null
  travellers: Placed['travellers']
}

const stay = (id: string, at: Point, checkIn: string, checkOut: string, guests = 1): Placed => ({
  bookId: id as BookId,
  presence: [{ kind: 'stay', place: points[at], checkIn, checkOut }],
  travellers: [],
  guests,
  named: [],
})

const back = '2026-12-22T13:00'
const trip = flight('f', 'KUL', 'NRT', '2026-12-18T08:00', { back })

describe('flights of one traveller', () => {
  it('that repeat a route on one day are told, from any airport of the city', () => {
    const again = flight('g', 'SZB', 'SIN', '2026-12-18T20:00')
    expect(conflictsIn([flight('f', 'KUL', 'SIN', '2026-12-18T08:00'), again])).toEqual([
      { kind: 'repeated_flight', flight: 'f', other: 'g', flightDay: '2026-12-18' },
    ])
  })

  it('that are in the air at one time are told', () => {
    const other = flight('g', 'SIN', 'NRT', '2026-12-18T09:00')
    expect(conflictsIn([trip, other])).toEqual([
      { kind: 'overlapping_flights', flight: 'f', other: 'g', flightDay: '2026-12-18' },
    ])
  })

  it('that leave from elsewhere before one could be there are told', () => {
    const soon = flight('g', 'KUL', 'SIN', '2026-12-18T14:00')
    expect(conflictsIn([trip, soon])).toEqual([
      { kind: 'unreachable_flight', flight: 'f', other: 'g', flightDay: '2026-12-18' },
    ])
    expect(conflictsIn([trip, flight('g', 'KUL', 'SIN', '2026-12-18T16:00')])).toEqual([])
  })

  it('that follow each other are fine, and so are those of others', () => {
    const next = flight('g', 'NRT', 'SIN', '2026-12-18T12:00')
    expect(conflictsIn([trip, next])).toEqual([])
    const yen = [{ givenName: 'Yen', surname: 'Lim' }]
    const hers = flight('g', 'KUL', 'NRT', '2026-12-18T08:00', { travellers: yen })
    expect(conflictsIn([trip, hers])).toEqual([])
  })

  it('may be the same people as long as nobody is named', () => {
    const other = flight('g', 'KUL', 'NRT', '2026-12-18T08:00', { travellers: [nobody] })
    expect(conflictsIn([trip, other])).toMatchObject([{ kind: 'repeated_flight' }])
  })
})

describe('nights without a bed', () => {
  const nights = (...stays: Placed[]) =>
    conflictsIn([trip, ...stays])
      .filter((each) => each.kind === 'nights_without_bed')
      .map(({ stay: id, from, to }) => [id, from, to])

  it('between arrival and check-in, between stays, and before the next flight', () => {
    expect(nights(stay('s', 'NRT', '2026-12-20', '2026-12-22'))).toEqual([
      ['s', '2026-12-18', '2026-12-20'],
    ])
    const [first, last] = [
      stay('a', 'NRT', '2026-12-18', '2026-12-19'),
      stay('b', 'NRT', '2026-12-20', '2026-12-21'),
    ]
    expect(nights(first, last)).toEqual([
      ['a', '2026-12-19', '2026-12-20'],
      ['b', '2026-12-21', '2026-12-22'],
    ])
  })

  it('are none if every night has a stay, or if the cart has no stays', () => {
    expect(nights(stay('s', 'NRT', '2026-12-18', '2026-12-22'))).toEqual([])
    expect(nights()).toEqual([])
  })

  it('are told where another booking flies on, with no stay there', () => {
    const drafts = [
      flight('f', 'KUL', 'SIN', '2026-12-18T08:00'),
      flight('g', 'SIN', 'NRT', '2026-12-20T08:00'),
      stay('s', 'NRT', '2026-12-20', '2026-12-22'),
    ]
    expect(conflictsIn(drafts)).toEqual([
      { kind: 'nights_without_bed', flight: 'f', stay: null, from: '2026-12-18', to: '2026-12-20' },
    ])
  })

  it('arriving before six in the morning needs the bed of the night before', () => {
    const early = flight('f', 'KUL', 'NRT', '2026-12-18T02:00', { back })
    const late = stay('s', 'NRT', '2026-12-18', '2026-12-22')
    expect(conflictsIn([early, late])).toMatchObject([{ from: '2026-12-17', to: '2026-12-18' }])
  })
})

describe('different numbers of people', () => {
  const guests = (count: number) => stay('s', 'NRT', '2026-12-18', '2026-12-22', count)

  it('are told once', () => {
    expect(conflictsIn([trip, guests(2)])).toEqual([
      { kind: 'different_people', flight: 'f', stay: 's', travellers: 1, guests: 2 },
    ])
  })

  it('are the same if flights or stays of several bookings add up', () => {
    const yen = [{ givenName: 'Yen', surname: 'Lim' }]
    const hers = flight('g', 'KUL', 'NRT', '2026-12-18T08:00', { back, travellers: yen })
    expect(conflictsIn([trip, hers, guests(2)])).toEqual([])
    const second = stay('t', 'NRT', '2026-12-18', '2026-12-22', 1)
    expect(conflictsIn([trip, hers, guests(1), second])).toEqual([])
  })
})

describe('one name with two titles', () => {
  const anna = { title: 'mr', givenName: 'Anna', surname: 'Bruck', birthDate: '1990-05-17' }
  const flown = { ...trip, named: [anna] }
  const sleeps = (guest: Partial<typeof anna>) => ({
    ...stay('s', 'NRT', '2026-12-18', '2026-12-22'),
    named: [{ ...anna, birthDate: '', ...guest }],
  })

  it('is asked about once, with the draft that was added later', () => {
    const people = { name: 'Anna Bruck', title: 'mr', otherTitle: 'mrs' }
    const again = { ...sleeps({ title: 'mrs' }), bookId: 't' as BookId }
    expect(conflictsIn([flown, sleeps({ title: 'mrs', givenName: 'ANNA' })])).toEqual([
      { kind: 'different_titles', flight: 'f', other: 's', ...people },
    ])
    const all = conflictsIn([flown, sleeps({ title: 'mrs' }), again])
    expect(all.filter(({ kind }) => kind === 'different_titles')).toHaveLength(1)
  })

  it('is nothing to ask about if the titles are the same, one is missing, or the birth dates differ', () => {
    expect(conflictsIn([flown, sleeps({})])).toEqual([])
    expect(conflictsIn([flown, sleeps({ title: '' })])).toEqual([])
    expect(conflictsIn([flown, sleeps({ title: 'mstr', birthDate: '2015-01-02' })])).toEqual([])
  })
})

describe('flights and stays that don’t fit in time', () => {
  const kinds = (...drafts: Placed[]) =>
    conflictsIn(drafts).filter(({ kind }) => /check_(in|out)$/.test(kind))
  const comes = (id: string, day: string) => flight(id, 'KUL', 'NRT', `${day}T08:00`)

  it('are told once, however many other trips a cart has', () => {
    const week = stay('s', 'NRT', '2026-12-10', '2026-12-12')
    const late = comes('f', '2026-12-15')
    expect(kinds(late, comes('g', '2026-12-20'), week)).toMatchObject([
      { kind: 'arrives_after_check_in', flight: 'f', stay: 's' },
    ])
    const early = comes('e', '2026-12-10')
    expect(kinds(early, late, comes('g', '2026-12-20'), week)).toEqual([])
  })

  it('are told where everybody leaves before the stay ends', () => {
    const left = flight('f', 'KUL', 'NRT', '2026-12-18T08:00', { back: '2026-12-20T13:00' })
    const long = stay('s', 'NRT', '2026-12-18', '2026-12-22')
    expect(kinds(left, long)).toMatchObject([{ kind: 'leaves_before_check_out', flight: 'f' }])
    expect(kinds(left, trip, long)).toEqual([])
  })
})

describe('a conflict is told once', () => {
  const from = flight('f', 'KUL', 'NRT', '2026-12-18T08:00', { back })

  it('a flight that is in the cart twice isn’t told again as too many people', () => {
    const again = flight('g', 'KUL', 'NRT', '2026-12-18T08:00', { back })
    const hotel = stay('h', 'NRT', '2026-12-18', '2026-12-22')
    const told = conflictsIn([from, again, hotel])
    expect(told.map(({ kind }) => kind)).toEqual(['repeated_flight'])
  })

  it('nights without a bed that are within others aren’t told again', () => {
    const later = flight('g', 'SIN', 'NRT', '2026-12-19T08:00', {
      back,
      travellers: [{ givenName: 'Anna', surname: 'Bruck' }],
    })
    const hotel = stay('h', 'NRT', '2026-12-21', '2026-12-22', 2)
    expect(conflictsIn([from, later, hotel])).toMatchObject([
      { kind: 'nights_without_bed', from: '2026-12-18', to: '2026-12-21' },
      { kind: 'different_people' },
    ])
  })
})
