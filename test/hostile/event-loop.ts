import { setTimeout } from 'node:timers/promises'

/** What this takes in milliseconds of processor time on the quiet machine that bounds are meant for. */
const nominal = 15

/** Returns how many times slower than a quiet machine this one is now, at least 1: bounds are multiplied by it. */
export function slowness(): number {
  const measured = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.max(1, Math.min(...measured) / nominal)
}

/** Parses, sorts and serialises, like a server. */
function work(): void {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: `row-${(index * 7919) % 10_000}`,
    amounts: [index, index / 3],
  }))
  const copy: typeof rows = JSON.parse(JSON.stringify(rows))
  copy.sort((one, other) => (one.id < other.id ? -1 : 1))
  if (!/row-9999/.test(JSON.stringify(copy))) throw new Error('lost a row')
}

/** Numbers of turns of the event loop, by how much processor time they took at most, in seconds. */
export type Turns = readonly (readonly [atMost: number, count: number])[]

/** Reads how long the turns of a server's event loop were, in processor time, which doesn't depend on what else the machine does. */
export async function turnsOf(origin: string): Promise<Turns> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const found = text.matchAll(/^event_loop_turn_cpu_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm)
  return [...found].map(([, most, count]) => [
    most === '+Inf' ? Number.POSITIVE_INFINITY : Number(most),
    Number(count),
  ])
}

/** Reads the same once the turn that runs now is among them. */
export async function turnsAfter(origin: string): Promise<Turns> {
  const countOf = (turns: Turns) => turns.at(-1)?.[1] ?? 0
  const first = countOf(await turnsOf(origin))
  for (;;) {
    const turns = await turnsOf(origin)
    if (countOf(turns) > first) return turns
    await setTimeout(20)
  }
}

/** Returns how many turns between two readings took longer than so many seconds, to the next bound that is counted. */
export function longerThan(seconds: number, before: Turns, after: Turns): number {
  const place = after.findIndex(([most]) => most >= seconds)
  const countOf = (turns: Turns, index: number) => turns.at(index)?.[1] ?? 0
  const all = countOf(after, -1) - countOf(before, -1)
  return all - (countOf(after, place) - countOf(before, place))
}
