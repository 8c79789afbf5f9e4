import { describe, expect, it } from 'vitest'
import { noFilter } from '../../../../contract/flight/search/flight-filter.ts'
import { resultFacets } from '../filter/result-facets.ts'
import { sortTabs } from '../list/sort-results.ts'
import { examplePage, exampleUpdate } from '../testing/example-page.ts'
import { exampleRow } from '../testing/example-row.ts'
import { nextResults, openedState, sessionLife, waitingCount } from './results-state.ts'

const one = exampleRow({ id: 'one' })
const two = exampleRow({ id: 'two', price: 20000 })
const page = examplePage({ update: exampleUpdate({ rows: [one] }) })
const opened = openedState(page)
const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
const more = exampleUpdate({
  rows: [two],
  cursor: 2,
  lowest: [{ direct: [20000, null] }, { transit: [18000, 19000] }],
  state: 'done',
})

describe('results while they arrive', () => {
  it('are shown at once until the visitor reads', () => {
    const state = nextResults(opened, { type: 'update', update: more, hold: false })
    expect(ids(state.shown)).toEqual(['one', 'two'])
    expect(waitingCount(state)).toBe(0)
    expect(state).toMatchObject({ state: 'done', cursor: 2 })
  })

  it('wait behind a button once the visitor reads', () => {
    const held = nextResults(opened, { type: 'update', update: more, hold: true })
    expect(ids(held.shown)).toEqual(['one'])
    expect(waitingCount(held)).toBe(1)
    const asked = nextResults(held, { type: 'show-waiting' })
    expect(ids(asked.shown)).toEqual(['one', 'two'])
    expect(waitingCount(asked)).toBe(0)
  })

  it('replace an earlier row of the same flights, without counting as new', () => {
    const cheaper = exampleUpdate({ rows: [{ ...one, price: 100 }] })
    const held = nextResults(opened, { type: 'update', update: cheaper, hold: true })
    expect(waitingCount(held)).toBe(0)
    const asked = nextResults(held, { type: 'show-waiting' })
    expect(asked.shown).toEqual([{ ...one, price: 100 }])
  })

  it('don’t change rows that an update repeats', () => {
    const again = { ...page.update, rows: [{ ...one }] }
    const state = nextResults(opened, { type: 'update', update: again, hold: false })
    expect(state.shown[0]).toBe(one)
    expect(state.airlines).toBe(opened.airlines)
    expect(state.cities).toBe(opened.cities)
    expect(state.lowest).toBe(opened.lowest)
  })

  it('add rows that weren’t sent with the page at once, read or not', () => {
    const whole = {
      total: 2,
      matching: 2,
      facets: resultFacets([one, two], noFilter),
      tabs: sortTabs([one, two]),
    }
    const trimmed = openedState({ ...page, whole })
    const state = nextResults(trimmed, { type: 'update', update: more, hold: true })
    expect(ids(state.shown)).toEqual(['one', 'two'])
    expect(state.whole).toBeNull()
  })

  it('keep each leg’s lowest prices', () => {
    const both = [{ direct: [20000, 25000] }, { transit: [18000, 19000] }]
    const state = nextResults(opened, { type: 'update', update: more, hold: false })
    expect(state.lowest).toEqual(both)
    const dearer = exampleUpdate({ rows: [], lowest: [{}, { transit: [30000, null] }] })
    expect(nextResults(state, { type: 'update', update: dearer, hold: false }).lowest).toEqual(both)
  })

  it('stay readable if the connection is lost or they expire', () => {
    expect(nextResults(opened, { type: 'offline' })).toMatchObject({ offline: true, shown: [one] })
    expect(nextResults(opened, { type: 'expired' })).toMatchObject({
      state: 'expired',
      shown: [one],
    })
    const back = nextResults(nextResults(opened, { type: 'offline' }), {
      type: 'update',
      update: more,
      hold: false,
    })
    expect(back.offline).toBe(false)
  })
})

const expiryTime = 1_500_000

it.each([
  ['a fresh search', '2026-12-01T10:25:00Z', expiryTime],
  ['one that was opened before', '2026-12-01T10:05:00Z', 300_000],
  ['one that is over', '2026-12-01T09:59:00Z', -60_000],
  ['one whose end cannot be true', '2026-12-02T10:00:00Z', expiryTime],
  ['one whose end cannot be read', '', expiryTime],
])('%s is watched until its end, 25 minutes at most (S9.1)', (_, expiresAt, left) => {
  expect(sessionLife(expiresAt, '2026-12-01T10:00:00Z', expiryTime)).toBe(left)
})
