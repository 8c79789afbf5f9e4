import { describe, expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { searchRequest } from '../../../../test/support/traveller.ts'
import type { SearchUpdate } from '../../../contract/flight/search/flight-search.ts'
import type { SearchId } from '../../../contract/ids.ts'
import type { SupplierState } from '../../../contract/supplier-state.ts'
import { createMemoryCache } from '../../platform/cache/memory-cache.ts'
import { minutes } from '../../platform/duration.ts'
import { newSecretId } from '../../platform/ids.ts'
import { createSearchStore } from './search-store.ts'

const suppliers: SupplierState[] = [{ id: 'a', name: 'A', state: 'asked', results: 0 }]

/** A store whose reads and writes are listed by field. */
async function openedStore() {
  const cache = createMemoryCache()
  const fields: { read: string[]; written: string[] } = { read: [], written: [] }
  const store = createSearchStore(
    {
      ...cache,
      getFields: (key, names) => {
        fields.read.push(...names)
        return cache.getFields(key, names)
      },
      setFields: (key, values, keep) => {
        fields.written.push(...Object.keys(values))
        return cache.setFields(key, values, keep)
      },
    },
    minutes(1),
  )
  const id = newSecretId() as SearchId
  const opened = { id, request: {} as never, openedAt: 0, expiresAt: 1 }
  await store.open(opened, { version: 0, suppliers })
  const answer = (version: number, ...rows: { id: string; others: number }[]) =>
    store.append(id, { version, suppliers }, { rows: rows as never, offers: [] })
  return { store, id, answer, fields }
}

describe('a stored search', () => {
  test('is read from where a poll left off, and written answer by answer', async () => {
    const { store, id, answer, fields } = await openedStore()
    await answer(1, { id: 'one', others: 0 })
    await answer(2, { id: 'one', others: 3 }, { id: 'two', others: 0 })
    expect(fields.written.slice(2)).toEqual(
      ['progress', 'rows:1', 'offers:1'].concat('progress', 'rows:2', 'offers:2'),
    )
    fields.read.length = 0
    expect((await store.news(id, 1))?.rows.map((row) => row.id)).toEqual(['one', 'two'])
    expect(fields.read).toEqual(['opened', 'progress', 'rows:2'])
    fields.read.length = 0
    expect(await store.news(id, 2)).toMatchObject({ version: 2, rows: [] })
    expect(fields.read).toEqual(['opened', 'progress'])
  })

  test('has each row once, as the last answer changed it', async () => {
    const { store, id, answer } = await openedStore()
    await answer(1, { id: 'one', others: 0 }, { id: 'two', others: 0 })
    await answer(2, { id: 'one', others: 3 })
    expect((await store.whole(id))?.rows).toEqual([
      { id: 'one', others: 3 },
      { id: 'two', others: 0 },
    ])
  })

  test('that isn’t stored is undefined', async () => {
    const { store } = await openedStore()
    expect(await store.news('gone' as SearchId, 0)).toBeUndefined()
    expect(await store.whole('gone' as SearchId)).toBeUndefined()
  })
})

test('another server’s first page waits for what the one that asks the suppliers finds', async () => {
  const cache = createMemoryCache()
  const [asking, other] = [await openShop({}, { cache }), await openShop({}, { cache })]
  asking.world?.dials.change({ suppliers: { meridian: { latencyMs: 200 } } })
  for (const id of ['skipjack', 'wayline']) {
    asking.world?.dials.change({ suppliers: { [id]: { latencyMs: 5000 } } })
  }
  const [here, there] = [asking.traveller('same-device'), other.traveller('same-device')]
  const open = (traveller: typeof here, wait: number) =>
    traveller.call<SearchUpdate>('POST', `/flight/search?wait=${wait}`, searchRequest())
  const { result: opened } = await open(here, 0)
  expect(opened.results).toEqual([])
  const { result: found } = await open(there, 2000)
  expect(found.searchId).toBe(opened.searchId)
  expect(found.state).toBe('searching')
  expect(found.results.length).toBeGreaterThan(0)
})
