import { expect, test } from 'vitest'
import { createPackedRecords } from './packed-records.ts'

const record = (number: number) => ({
  name: `Hôtel “${number}”\nParis`,
  rooms: [{ id: 'double', sleeps: number % 5 }],
})

test('records are read as they were added, from full blocks and from the open one', () => {
  const records = createPackedRecords<ReturnType<typeof record>>()
  const numbers = Array.from({ length: 43 }, (_, number) => records.add(record(number)))
  expect(numbers).toEqual([...numbers.keys()])
  for (const number of numbers) expect(records.read(number)).toEqual(record(number))
})

test('similar records take a fraction of their size', () => {
  const records = createPackedRecords<ReturnType<typeof record>>()
  for (let number = 0; number < 800; number += 1) records.add(record(number))
  expect(records.bytes() / 800).toBeLessThan(JSON.stringify(record(1)).length / 3)
})
