import { CatalogueError } from '../../contract/errors.ts'

interface Limits {
  /** How many run at once; of one owner, one does. */
  running: number
  /** How many of one owner may wait. */
  perOwner: number
  /** How many may wait altogether. */
  waiting: number
}

/** Runs work in turns that are fair to its owners. */
export interface FairTurns {
  /**
   * Runs work when it's its owner's turn. Throws RATE_LIMITED if too much of this owner's waits, UNAVAILABLE if too much of
   * everybody's does, and whatever the work throws.
   */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>
}

/** The usual wait in the queue, in seconds: a few documents. */
const retryAfter = 5

/** Creates fair turns: owners alternate, so an owner with much work delays only their own. */
export function createFairTurns({ running, perOwner, waiting }: Limits): FairTurns {
  /** Waiting tasks by owner; the owner served last is at the end. */
  const queues = new Map<string, (() => Promise<void>)[]>()
  const served = new Set<string>()
  let waits = 0

  function next(): void {
    for (const [owner, queue] of queues) {
      if (served.size >= running) return
      if (served.has(owner)) continue
      const [first, ...rest] = queue
      queues.delete(owner)
      if (rest.length > 0) queues.set(owner, rest)
      if (!first) continue
      waits -= 1
      served.add(owner)
      first().finally(() => {
        served.delete(owner)
        // Queue behind owners that arrived while this ran.
        const more = queues.get(owner)
        if (more && queues.delete(owner)) queues.set(owner, more)
        next()
      })
    }
  }

  return {
    run<T>(owner: string, work: () => Promise<T>) {
      const queue = queues.get(owner) ?? []
      if (queue.length >= perOwner) {
        throw new CatalogueError('RATE_LIMITED', { details: { retryAfter } })
      }
      if (waits >= waiting)
        throw new CatalogueError('UNAVAILABLE', { cause: 'too many documents are waiting' })
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      waits += 1
      queues.set(owner, [...queue, () => work().then(resolve, reject)])
      next()
      return promise
    },
  }
}
