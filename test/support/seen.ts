import { EventEmitter, once } from 'node:events'

/** Creates a list of events. Tests wait on it without polling, limited only by the test's timeout. */
export function createSeen<T>() {
  const items: T[] = []
  const added = new EventEmitter()
  return {
    items,
    add(item: T): void {
      items.push(item)
      added.emit('added')
    },
    /** Resolves as soon as `holds` is true for the list. */
    async until(holds: (items: readonly T[]) => boolean): Promise<void> {
      while (!holds(items)) await once(added, 'added')
    },
  }
}
