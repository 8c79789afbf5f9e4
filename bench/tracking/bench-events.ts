import { Agent, request } from 'node:http'
import { startKillable } from '../../test/fault/killable-server.ts'
import { userAgent } from '../browser.ts'
import { type BenchRow, quantile } from '../figures.ts'
import { openOwnPostgres } from '../own-postgres.ts'

const perSecond = 1000
const warmUp = 5
const measured = 20
/** How long it has been taking in events when it's killed, in seconds. */
const killedAfter = 5
/** As many visitors share the events, so that none of them sends more than a visitor may. */
const visitors = 2000
const every = 5

/**
 * Measures the intake of page events by the front API on one process, each in a call of its own, at a steady rate: how
 * long a call waits from when it's due, and whether an answered event is ever lost when the process is killed.
 */
export async function benchEvents(): Promise<BenchRow[]> {
  const postgres = await openOwnPostgres()
  const start = () =>
    startKillable({
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      PORT: '0',
      TRUST_PROXY: '1',
      // The suppliers' world takes seconds to load and isn't needed here.
      SANDBOX: '0',
      DATA_DIR: postgres.dataDir,
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'a key that outlives the server it signs for',
    })
  let server = await start()
  try {
    await sendSteadily(server.origin, warmUp)
    const { times, refused } = await sendSteadily(server.origin, measured)
    const p99 = quantile(times, 0.99)
    const sent = measured * perSecond

    const crashing = sendSteadily(server.origin, killedAfter + 1)
    await new Promise((resolve) => setTimeout(resolve, killedAfter * 1000))
    await server.kill()
    const { answered } = await crashing
    server = await start()
    const stored = await postgres.rows<{ number: string }>(
      `select details ->> 'number' as number from tracking_event`,
    )
    const kept = new Set(stored.map(({ number }) => Number(number)))
    const lost = answered.filter((number) => !kept.has(number)).length
    return [
      {
        name: `${perSecond} page events a second on one process, each in a call of its own, p50 / p99`,
        figure: `${quantile(times, 0.5).toFixed(1)} / ${p99.toFixed(1)} ms, ${times.length} of ${sent} taken in`,
        bound: 'all, p99 at most 50 ms',
        ok: p99 <= 50 && refused === 0,
      },
      {
        name: 'answered page events that a kill -9 in the midst of it lost',
        figure: `${lost} of ${answered.length}`,
        bound: 'none',
        ok: lost === 0 && answered.length > 0,
      },
    ]
  } finally {
    await server.kill()
    await postgres.close()
  }
}

let next = 0

/** Sends events at a steady rate, whether or not earlier ones were answered. */
async function sendSteadily(origin: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  const answered: number[] = []
  let refused = 0
  const underWay: Promise<void>[] = []
  const began = performance.now()
  for (let sent = 0; sent < seconds * perSecond; ) {
    const due = Math.min(seconds * perSecond, ((performance.now() - began) * perSecond) / 1000)
    for (; sent < due; sent += 1) {
      const number = next
      next += 1
      const dueAt = began + (sent * 1000) / perSecond
      underWay.push(
        sendOne(origin, agent, number).then((status) => {
          if (status !== 202) {
            refused += 1
            return
          }
          answered.push(number)
          times.push(performance.now() - dueAt)
        }),
      )
    }
    await new Promise((resolve) => setTimeout(resolve, every))
  }
  await Promise.all(underWay)
  agent.destroy()
  return { times, answered, refused }
}

/** Returns the status of the answer, 0 without one. */
function sendOne(origin: string, agent: Agent, number: number): Promise<number> {
  const visitor = number % visitors
  const body = JSON.stringify({
    visit: {
      device: visitor % 2 ? 'mobile' : 'desktop',
      campaign: 'autumn',
      source: { s: 'GOOG', u: `click-${visitor}`, surl: '/en/flight' },
      affiliate: null,
      utm: { source: 'news', campaign: 'autumn' },
    },
    events: [
      {
        name: 'page_view',
        screen: 'flight/results/flight-search-page',
        url: '/en/flight/search?depAirport=KUL&arrAirport=BKK&departDate=2027-03-10&adult=2',
        ageMs: 1200,
        details: { number },
      },
    ],
  })
  return new Promise((resolve) => {
    const sending = request(`${origin}/front/v1/tracking/events`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`,
        'x-auid': `visitor-${visitor}`,
        'x-session-id': `session-${visitor}`,
        'x-country': 'MY',
        'x-currency': 'MYR',
        'x-language': 'en',
        'user-agent': userAgent,
      },
    })
    sending.on('error', () => resolve(0))
    sending.on('response', (response) => {
      response.resume()
      response.on('error', () => resolve(0))
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sending.end(body)
  })
}
