import type { Log } from '../monitoring/log.ts'

/** Work that continues after the response of the request that started it. */
export interface Background {
  /** Starts work; `stop` is aborted when the server stops. Errors are logged. */
  run(work: (stop: AbortSignal) => Promise<void>): void
  /** Aborts running work and waits until all of it has ended: afterwards nothing uses the database. */
  stop(): Promise<void>
}

export function createBackground(log: Log): Background {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  return {
    run(work) {
      const ended = work(stopping.signal)
        .catch((error) => log.error({ err: error }, 'background'))
        .finally(() => underWay.delete(ended))
      underWay.add(ended)
    },
    async stop() {
      stopping.abort()
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
