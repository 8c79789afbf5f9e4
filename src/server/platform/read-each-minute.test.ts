import { expect, test } from 'vitest'
import { readEachMinute } from './read-each-minute.ts'

/** Returns a reader on a clock that tests move, and how often it has read. */
function reader() {
  const clock = { time: 0, now: () => clock.time }
  const answers: Promise<number>[] = []
  const fails = { next: false }
  const rows = readEachMinute(clock, () => {
    const answer = fails.next
      ? Promise.reject<number>(new Error('no database'))
      : Promise.resolve(answers.length)
    answers.push(answer)
    return answer
  })
  return { clock, rows, fails, reads: () => answers.length }
}

test('what was read is used for a minute, by requests at the same time, too', async () => {
  const { clock, rows, reads } = reader()
  expect(await Promise.all([rows(), rows()])).toEqual([0, 0])
  clock.time = 59_999
  expect(await rows()).toBe(0)
  clock.time = 60_000
  expect(await rows()).toBe(1)
  expect(reads()).toBe(2)
})

test('a failed read isn’t kept', async () => {
  const { rows, fails } = reader()
  fails.next = true
  await expect(rows()).rejects.toThrow('no database')
  fails.next = false
  expect(await rows()).toBe(1)
})
