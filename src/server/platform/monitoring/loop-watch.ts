import { Histogram } from 'prom-client'
import { type Duration, milliseconds } from '../duration.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** A request, as the log names it. */
interface Watched {
  method: string
  path: string
  requestId: string
}

/** Reports requests that block the event loop. */
export interface LoopWatch {
  /** Notes that a request is being answered, until the function that's returned is called. */
  follow(request: Watched): () => void
  stop(): void
}

/** How often it looks. */
const usualBeat = milliseconds(50)
/** Longer blocks are reported: people notice them, and health checks may fail. */
const longestBlock = milliseconds(200)
/** The most requests named in one line. */
const mostNamed = 10

/**
 * Watches the event loop of this process. When nothing else got its turn for more than 200 ms, the log names the requests that were
 * being answered, with the processor time of the main thread: one of them took it, unless it's far less than the block, which means
 * that the machine was busy.
 */
export function watchLoop(
  { log, metrics }: { log: Pick<Log, 'warn'>; metrics: Pick<Metrics, 'registry'> },
  beat: Duration = usualBeat,
): LoopWatch {
  const blocks = new Histogram({
    name: 'event_loop_block_seconds',
    help: 'Time for which nothing got its turn, of blocks of more than 200 ms, by whether requests were being answered.',
    labelNames: ['requests'],
    buckets: [0.3, 0.5, 1, 2, 5, 10, 30],
    registers: [metrics.registry],
  })
  const turns = new Histogram({
    name: 'event_loop_turn_cpu_seconds',
    help: 'Processor time of the main thread between two looks, which are 50 ms apart unless the event loop is blocked.',
    buckets: [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 1, 2, 5, 10],
    registers: [metrics.registry],
  })
  const running = new Set<Watched>()
  let ended: Watched[] = []
  let last = performance.now()
  let cpu = process.threadCpuUsage()

  function look(): void {
    const now = performance.now()
    const { user, system } = process.threadCpuUsage(cpu)
    const block = now - last - beat
    turns.observe((user + system) / 1_000_000)
    if (block > longestBlock) {
      const during = [...ended, ...running]
      blocks.observe({ requests: during.length > 0 ? 'yes' : 'no' }, block / 1000)
      if (during.length > 0) {
        const cpuMs = Math.round((user + system) / 1000)
        const requests = during.slice(0, mostNamed)
        log.warn({ ms: Math.round(block), cpuMs, requests }, 'event loop blocked')
      }
    }
    ended = []
    last = now
    cpu = process.threadCpuUsage()
  }

  const timer = setInterval(look, beat).unref()
  return {
    follow(request) {
      running.add(request)
      return () => {
        running.delete(request)
        ended.push(request)
      }
    },
    stop: () => clearInterval(timer),
  }
}
