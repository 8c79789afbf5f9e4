import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { hashPassword } from '../../src/server/member/password/password.ts'
import type { BenchRow } from '../figures.ts'

const password = 'three calm otters row'
const members = 200
/** Concurrent sign-ins; the machine's other core is for the load generator and the database. */
const atOnce = 4

/** Measures how fast a signed-in member is recognised, and how long signing in takes, including argon2. */
export async function benchMember(): Promise<BenchRow[]> {
  const child = fork('bench/member/serve.ts', [password, String(members)])
  const [address] = (await once(child, 'message')) as [string]
  try {
    const hashing = await timeHashing()
    const signIns = await timeSignIns(address)
    const refused = await timeRefusals(address)
    const apart = Math.abs(refused.unknown / refused.known - 1)
    const recognised = await timeRecognising(address)
    return [
      {
        name: `sign-in by password, ${atOnce} at once, p50 / p99`,
        figure: `${at(signIns, 0.5)} / ${at(signIns, 0.99)} ms`,
        bound: `argon2id (19 MiB, 2 passes) alone: ${hashing} ms; p99 under 500 ms`,
        ok: at(signIns, 0.99) < 500,
      },
      {
        name: 'refusing a wrong password / an unknown address, p10, taking turns',
        figure: `${refused.known.toFixed(1)} / ${refused.unknown.toFixed(1)} ms`,
        bound: 'less than 10 % apart',
        ok: apart < 0.1,
      },
      {
        name: '/member/get on one process, 32 members at once',
        figure: `${recognised.perSecond} requests/s, p99 ${recognised.p99} ms`,
        bound: 'at least 3,000',
        ok: recognised.perSecond >= 3000,
      },
    ]
  } finally {
    child.disconnect()
    await once(child, 'exit')
  }
}

async function timeHashing(): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const started = performance.now()
    await hashPassword(password)
    times.push(performance.now() - started)
  }
  return at(times, 0.5)
}

function tryToSignIn(address: string, index: number, body: { email: string; password: string }) {
  return fetch(`${address}/front/v2/member/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Attempts are counted by address; these are different visitors.
      'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${index % 250}`,
    },
    body: JSON.stringify(body),
  })
}

async function signIn(address: string, index: number): Promise<{ token: string }> {
  const email = `m${index % members}@example.com`
  const answer = await tryToSignIn(address, index, { email, password })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { result: { token: string } }).result
}

async function timeSignIns(address: string): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const one = async () => {
    while (next < 3 * members) {
      next += 1
      const started = performance.now()
      await signIn(address, next)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return times
}

async function timeRefusals(address: string) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let index = 0; index < 2 * members; index += 1) {
    // The order within a pair alternates.
    const kind = (index + Math.floor(index / 2)) % 2 === 0 ? 'known' : 'unknown'
    const name = kind === 'known' ? 'm' : 'nobody'
    const email = `${name}${Math.floor(index / 2)}@example.com`
    const started = performance.now()
    const answer = await tryToSignIn(address, index, { email, password: 'not this one' })
    await answer.arrayBuffer()
    times[kind].push(performance.now() - started)
    if (answer.status !== 401) throw new Error(`a wrong password was answered ${answer.status}`)
  }
  // The fastest ones, because other work of the machine slows some down and hides the difference.
  const quick = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 10)] ?? 0
  return { known: quick(times.known), unknown: quick(times.unknown) }
}

/** Measures with one member per connection, each with their own token. */
async function timeRecognising(address: string) {
  const signedIn = await Promise.all(
    Array.from({ length: 32 }, (_, index) => signIn(address, index)),
  )
  const load = {
    url: `${address}/front/v1/member/get`,
    connections: signedIn.length,
    requests: signedIn.map(({ token }) => ({ headers: { authorization: `Bearer ${token}` } })),
  }
  await autocannon({ ...load, duration: 3 })
  const { requests, latency, non2xx } = await autocannon({ ...load, duration: 8 })
  if (non2xx > 0) throw new Error(`${non2xx} answers were failures`)
  return { perSecond: Math.round(requests.average), p99: latency.p99 }
}

/** Returns a quantile in whole milliseconds. */
function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
