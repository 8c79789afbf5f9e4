import { expect, it } from 'vitest'
import { milliseconds, minutes } from './duration.ts'
import { createThreadPool, TaskTimeout } from './thread-pool.ts'

/** A thread that answers a number with its double, and fails, ends or hangs as it's told. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (task) => {
      if (task === 'exit') process.exit(7)
      if (task === 'crash') throw new Error('crashed')
      if (task === 'hang') for (;;);
      parentPort.postMessage(task === 'fail' ? { error: new Error('failed') } : { result: task * 2 })
    })
  `)}`,
)
const poolOf = (given: { threads?: number; longestQueue?: number; timeLimit?: number } = {}) =>
  createThreadPool<number | string, number>({
    script,
    threads: given.threads ?? 2,
    longestQueue: given.longestQueue ?? 100,
    timeLimit: given.timeLimit ? milliseconds(given.timeLimit) : minutes(1),
    memory: 64,
  })

it('runs more tasks than it has threads', async () => {
  const { run } = poolOf()
  expect(await Promise.all([1, 2, 3, 4, 5].map(run))).toEqual([2, 4, 6, 8, 10])
})

it.each(['fail', 'crash', 'exit'])('a task that ends with %s fails alone', async (how) => {
  const { run } = poolOf({ threads: 1 })
  const [failed, next] = await Promise.allSettled([run(how), run(4)])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: /failed|crashed|with 7/ } })
  expect(next).toEqual({ status: 'fulfilled', value: 8 })
  expect(await run(5)).toBe(10)
})

it('ends a task that never returns, and runs the next one', async () => {
  const { run } = poolOf({ threads: 1, timeLimit: 300 })
  const [hung, next] = await Promise.allSettled([run('hang'), run('hang')])
  for (const each of [hung, next]) expect(each).toMatchObject({ reason: expect.any(TaskTimeout) })
})

it('takes no more tasks than may wait', async () => {
  const { run } = poolOf({ threads: 1, longestQueue: 2 })
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map(run))
  expect(all.map(({ status }) => status)).toEqual([
    ...Array(3).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ])
  expect(all[4]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  expect(await run(6)).toBe(12)
})
