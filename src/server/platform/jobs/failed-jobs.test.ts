import { expect, test, vi } from 'vitest'
import { createFailedJobs } from './failed-jobs.ts'

function openLog() {
  let time = 0
  const error = vi.fn()
  const failed = createFailedJobs({ error }, () => time)
  return {
    fails: (job: string, message: string) =>
      failed({ error: new Error(message), job, id: crypto.randomUUID(), retry: 0 }),
    pass: (ms: number) => {
      time += ms
    },
    /** Each line's job, message, and how many like it were left out. */
    lines: () =>
      error.mock.calls.map(([{ job, err, alike }]) => [
        job,
        err.message,
        ...(alike ? [alike] : []),
      ]),
  }
}

test('jobs that fail alike are logged once a minute, with how many were left out', () => {
  const log = openLog()
  for (let mail = 0; mail < 500; mail += 1) log.fails('mail.send', 'connect ECONNREFUSED')
  expect(log.lines()).toEqual([['mail.send', 'connect ECONNREFUSED']])
  log.pass(60_000)
  log.fails('mail.send', 'connect ECONNREFUSED')
  log.pass(60_000)
  log.fails('mail.send', 'connect ECONNREFUSED')
  expect(log.lines().slice(1)).toEqual([
    ['mail.send', 'connect ECONNREFUSED', 499],
    ['mail.send', 'connect ECONNREFUSED'],
  ])
})

test('another kind of job, or another error, is logged at once', () => {
  const log = openLog()
  log.fails('mail.send', 'connect ECONNREFUSED')
  log.fails('mail.send', 'timeout')
  log.fails('order.issue', 'timeout')
  expect(log.lines()).toHaveLength(3)
})

test('however many errors there are, only the latest are remembered', () => {
  const log = openLog()
  for (let order = 0; order < 101; order += 1) log.fails('order.issue', `order ${order} failed`)
  log.fails('order.issue', 'order 100 failed')
  expect(log.lines()).toHaveLength(101)
  log.fails('order.issue', 'order 0 failed')
  expect(log.lines()).toHaveLength(102)
})
