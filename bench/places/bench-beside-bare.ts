import { fork } from 'node:child_process'
import { once } from 'node:events'
import { suggestPlaces } from '../../src/contract/place/place.ts'
import { suggestionsUrl } from '../../src/web/flight/search-form/place/suggestions-url.ts'
import { userAgent } from '../browser.ts'
import { type BenchRow, median } from '../figures.ts'
import { type Connections, openConnections } from '../open-connections.ts'
import { typedLetters } from './typed-texts.ts'

/** Many short rounds, so that other work of the machine affects both equally. */
const rounds = 31
const requestsATurn = 400
/** Rounds in which no answer was kept. */
const roundsUnkept = 9
const atOnce = 16
const keptFor = suggestPlaces.maxAge ?? 0
/** What a server has answered before: at 200 requests a second, those of the time that answers are kept. */
const before = 200 * keptFor
const least = 0.5

/** Requests a second, measured one right after the other. */
interface Turn {
  ours: number
  theirs: number
}

/** What Chromium sends with a request of the page. */
const browserHeaders = {
  'user-agent': userAgent,
  accept: 'application/json',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  cookie: `auid=${crypto.randomUUID()}; auid_renewed=1; sid=${crypto.randomUUID()}; Language_code=en`,
  referer: 'http://127.0.0.1/en',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'x-country': 'MY',
  'x-currency': 'MYR',
  'x-language': 'en',
}

/**
 * Measures how many place suggestions one process answers, alternating with a bare Hono route in the same process that
 * has the bytes of the same answers ready.
 */
export async function benchPlacesBesideBare(): Promise<BenchRow[]> {
  const texts = typedLetters(before + rounds * requestsATurn)
  const args = [String(texts.length), browserHeaders['accept-encoding']]
  const server = fork('bench/places/serve.ts', args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server ended.')))
  const [told] = (await Promise.race([once(server, 'message'), ended])) as [
    { site: string; bare: string },
  ]
  const open = await Promise.all(
    [told.site, told.bare].map((address) => openConnections(address, atOnce, browserHeaders)),
  )
  const [site, bare] = open as [Connections, Connections]
  try {
    const paths = texts.map((text) => suggestionsUrl(text, 'en'))
    await compareAnswers(told, paths.slice(0, 100))
    // Each once: a kept answer isn't kept any longer for being asked for again.
    const known = [...new Set(paths.slice(0, before))]
    await site.ask(known)
    await bare.ask(known)
    const turns: Turn[] = []
    const unkept: Turn[] = []
    for (let round = 0; round < rounds; round += 1) {
      const from = before + round * requestsATurn
      const turn = paths.slice(from, from + requestsATurn)
      turns.push({ ours: await perSecond(site, turn), theirs: await perSecond(bare, turn) })
      if (round >= roundsUnkept) continue
      // An address that nobody requested is a text that nobody typed, as far as kept answers go.
      const others = turn.map((path, at) => `${path}&round=${round}-${at}`)
      unkept.push({ ours: await perSecond(site, others), theirs: await perSecond(bare, others) })
    }
    return rowsOf(turns, unkept, askedBefore(paths))
  } finally {
    for (const each of open) each.close()
    server.disconnect()
    await ended.catch(() => {})
  }
}

const ratioOf = (turns: readonly Turn[]): number =>
  median(turns.map(({ ours, theirs }) => ours / theirs))

function rowsOf(turns: readonly Turn[], unkept: readonly Turn[], known: number): BenchRow[] {
  const ours = median(turns.map((turn) => turn.ours))
  const theirs = median(turns.map((turn) => turn.theirs))
  const ratio = ratioOf(turns)
  return [
    {
      name: `place suggestions letter by letter after ${keptFor / 60} minutes at 200 a second: ${(known * 100).toFixed(0)} % were asked for before`,
      figure: `${ours.toFixed(0)} requests/s`,
      bound: '',
      ok: true,
    },
    {
      name: 'a bare Hono route in the same process that has the same bytes ready',
      figure: `${theirs.toFixed(0)} requests/s`,
      bound: '',
      ok: true,
    },
    {
      name: 'place suggestions as a ratio of the bare route',
      figure: ratio.toFixed(2),
      bound: `≥ ${least}`,
      ok: ratio >= least,
    },
    {
      name: 'the same if no answer were kept',
      figure: ratioOf(unkept).toFixed(2),
      bound: '',
      ok: true,
    },
  ]
}

/** Returns the share of the measured requests that somebody sent before. */
function askedBefore(paths: readonly string[]): number {
  const asked = new Set(paths.slice(0, before))
  const fresh = new Set(paths.slice(before).filter((path) => !asked.has(path)))
  return 1 - fresh.size / (paths.length - before)
}

async function perSecond(connections: Connections, paths: readonly string[]): Promise<number> {
  return (paths.length / (await connections.ask(paths))) * 1000
}

/** Throws unless both addresses answer with the same bytes. */
async function compareAnswers(told: { site: string; bare: string }, paths: readonly string[]) {
  for (const path of paths) {
    const [ours, theirs] = await Promise.all(
      [told.site, told.bare].map(async (address) => {
        const answer = await fetch(address + path, { headers: browserHeaders })
        const { headers } = answer
        return [headers.get('content-encoding'), headers.get('content-length'), await answer.text()]
      }),
    )
    if (String(ours) !== String(theirs)) throw new Error(`${path} is answered ${ours}, ${theirs}`)
  }
}
