import { expect, test, vi } from 'vitest'
import { patience } from '../../../../test/support/patience.ts'
import { milliseconds, pause } from '../duration.ts'
import { watchLoop } from './loop-watch.ts'
import { createMetrics } from './metrics.ts'

/** Keeps the event loop busy for so many milliseconds. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

function watching() {
  const warn = vi.fn()
  const metrics = createMetrics('1.0.0')
  const watch = watchLoop({ log: { warn }, metrics }, milliseconds(10))
  const metric = async (name: string, labels: object = {}) => {
    const values = (await metrics.registry.getMetricsAsJSON()).flatMap((each) =>
      each.values.map((value) => ({ name: each.name, ...value })),
    )
    const found = values.find(
      (each) =>
        (each as { metricName?: string }).metricName === name &&
        Object.entries(labels).every(([key, value]) => each.labels[key as never] === value),
    )
    return found?.value
  }
  return { warn, watch, metric }
}
const request = (path: string) => ({ method: 'POST', path, requestId: path.slice(1) })

test('a request that blocks the event loop is logged and counted', async () => {
  const { warn, watch, metric } = watching()
  const end = watch.follow(request('/slow'))
  await pause(milliseconds(1))
  block(400)
  end()
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), patience())
  watch.stop()
  const [line, message] = warn.mock.calls[0] ?? []
  expect(message).toBe('event loop blocked')
  expect(line.requests).toEqual([request('/slow')])
  expect(line.ms).toBeGreaterThan(200)
  // The machine may have done other things meanwhile.
  expect(line.cpuMs).toBeLessThanOrEqual(line.ms + 50)
  expect(await metric('event_loop_block_seconds_count', { requests: 'yes' })).toBe(1)
  expect(await metric('event_loop_turn_cpu_seconds_count')).toBeGreaterThan(0)
})

test('requests that ended before aren’t named, those that still run are', async () => {
  const { warn, watch } = watching()
  watch.follow(request('/before'))()
  watch.follow(request('/running'))
  await pause(milliseconds(100))
  block(400)
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), patience())
  watch.stop()
  const [line] = warn.mock.calls.at(-1) ?? []
  expect(line.requests).toEqual([request('/running')])
})

test('what blocks without any request is only counted', async () => {
  const { warn, watch, metric } = watching()
  await pause(milliseconds(1))
  block(400)
  await vi.waitFor(async () => {
    expect(await metric('event_loop_block_seconds_count', { requests: 'no' })).toBeGreaterThan(0)
  }, patience())
  watch.stop()
  expect(warn).not.toHaveBeenCalled()
})
