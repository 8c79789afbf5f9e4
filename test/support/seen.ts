import { EventEmitter, once } from 'node:events'

/** Creates a list of what happened. Tests wait on it without polling; the time limit of the test is the only one. */
export function createSeen<T>() {
  const items: T[] = []
  const added = new EventEmitter()
  return {
    items,
    add(item: T): void {
      items.push(item)
      added.emit('added')
    },
    /** Resolves as soon as the list `holds` what is waited for. */
    async until(holds: (items: readonly T[]) => boolean): Promise<void> {
      while (!holds(items)) await once(added, 'added')
    },
  }
}
