import { EventEmitter, once } from 'node:events'
import { patience } from './patience.ts'

/** Creates a list of events, on which tests wait without polling. */
export function createSeen<T>() {
  const items: T[] = []
  const added = new EventEmitter()
  return {
    items,
    add(item: T): void {
      items.push(item)
      added.emit('added')
    },
    /** Resolves as soon as `holds` is true for the list; throws if that takes too long. */
    async until(holds: (items: readonly T[]) => boolean): Promise<void> {
      const signal = AbortSignal.timeout(patience())
      while (!holds(items)) {
        await once(added, 'added', { signal }).catch((cause) => {
          throw new Error(`not in time: ${holds}`, { cause })
        })
      }
    },
  }
}
