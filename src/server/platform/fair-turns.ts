/** Runs work for a caller, when it's their turn. */
export type TakeTurn = <T>(caller: string, work: () => Promise<T>) => Promise<T>

/**
 * Creates turns for costly work: `most` callers at once, each with one piece of work. Callers with more wait for each other in turn, so
 * that somebody's first isn't behind another's tenth.
 */
export function createTurns(most: number): TakeTurn {
  /** By caller, who is next first. */
  const waiting = new Map<string, (() => Promise<void>)[]>()
  const busy = new Set<string>()

  function start(): void {
    for (const [caller, works] of waiting) {
      if (busy.size >= most) return
      if (busy.has(caller)) continue
      const work = works.shift()
      if (works.length === 0) waiting.delete(caller)
      busy.add(caller)
      void work?.().finally(() => {
        busy.delete(caller)
        letOthersPass(caller)
        start()
      })
    }
  }

  function letOthersPass(caller: string): void {
    const works = waiting.get(caller)
    waiting.delete(caller)
    if (works) waiting.set(caller, works)
  }

  return (caller, work) =>
    new Promise((resolve, reject) => {
      const works = waiting.get(caller) ?? []
      waiting.set(caller, [...works, () => work().then(resolve, reject)])
      start()
    })
}
