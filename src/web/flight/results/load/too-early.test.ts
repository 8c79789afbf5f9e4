import { describe, expect, it } from 'vitest'
import { nextResults, openedState } from '../live/results-state.ts'
import { examplePage, exampleUpdate } from '../testing/example-page.ts'
import { exampleRow } from '../testing/example-row.ts'
import { firstDayOf, leaveOutTooEarly } from './too-early.ts'

const row = (from: string, departure: string) =>
  exampleRow({ id: `${from}${departure}`, from, departure })
const early = row('BKK', '2026-12-10T22:14')
const late = row('BKK', '2026-12-10T22:15')
const elsewhere = row('HKT', '2026-12-10T21:15')
const nextFrom = { BKK: '2026-12-10T22:15', HKT: '2026-12-10T21:15' }
const update = exampleUpdate({ rows: [early, late, elsewhere] })

describe('flights that leave before the previous leg has landed', () => {
  it('are left out, by the local time of their airport', () => {
    const told = leaveOutTooEarly(update, nextFrom)
    expect(told).toEqual({ ...update, rows: [late, elsewhere], tooEarly: true })
  })

  it('don’t exist if none is too early, nor on the first leg', () => {
    const all = exampleUpdate({ rows: [late] })
    expect(leaveOutTooEarly(all, nextFrom)).toBe(all)
    expect(leaveOutTooEarly(update, null)).toBe(update)
  })

  it('are remembered while more results arrive', () => {
    const page = examplePage({ update: leaveOutTooEarly(update, nextFrom) })
    const next = nextResults(openedState(page), {
      type: 'update',
      update: exampleUpdate(),
      hold: false,
    })
    expect(next.tooEarly).toBe(true)
  })

  it('make the first day the one on which a flight can follow', () => {
    expect(firstDayOf({ BKK: '2026-12-11T00:15', HKT: '2026-12-10T23:15' })).toBe('2026-12-10')
    expect(firstDayOf(null)).toBeUndefined()
  })
})
