import { expect, it } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { milliseconds, pause } from '../platform/duration.ts'
import type { NewEvent } from './store.ts'
import { createEventWriter } from './write-events.ts'

/** Returns a writer, and how many statements it has sent. */
function counting() {
  let statements = 0
  const execute = async () => {
    statements += 1
  }
  return { write: createEventWriter({ execute } as unknown as Database), sent: () => statements }
}
const event = { name: 'page_view' } as NewEvent

it('lets calls share a statement that come within milliseconds', async () => {
  const { write, sent } = counting()
  const first = write([event])
  await pause(milliseconds(1))
  await Promise.all([first, write([event]), write([event])])
  expect(sent()).toBe(1)
})

it('makes a call wait for its own statement only', async () => {
  const { write, sent } = counting()
  await write([event])
  await write([event])
  expect(sent()).toBe(2)
})
