import { fork } from 'node:child_process'
import { once } from 'node:events'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { wordsPlugin } from '../../src/web/locale/build/words-plugin.ts'
import { type BenchRow, inDays, median } from '../figures.ts'
import { httpGet } from '../http-get.ts'

/** Many short rounds, so that other work of the machine affects both equally. */
const rounds = 15
const requestsATurn = 60
const atOnce = 4

interface Measured {
  path: string
  /** What the page shows, in words. */
  page: string
  things: string
  /** What the component tree is of. */
  tree: string
  /** The least ratio of its rendering alone. */
  least: number
}

/**
 * Measures the results pages over HTTP with their front API calls, log and headers, alternating with React alone rendering
 * the same tree in the same process. The search is already open, so no supplier is called.
 */
export async function benchPages(): Promise<BenchRow[]> {
  const tree = await bundledTree()
  const flights = `/en/flight/search?depAirport=KUL&arrAirport=LHR&depDate=${inDays(42)}`
  const hotels = `/en/hotel/search?destination=city-bangkok-th&checkIn=${inDays(42)}&checkOut=${inDays(44)}&rooms=2`
  return [
    ...(await benchPage(tree, {
      path: flights,
      page: 'results page',
      things: 'offers',
      tree: 'same component tree',
      least: 0.7,
    })),
    ...(await benchPage(tree, {
      path: hotels,
      page: 'hotel results page',
      things: 'properties',
      tree: 'hotel results’ component tree',
      least: 0.6,
    })),
  ]
}

async function benchPage(
  tree: string,
  { path, page, things, tree: of, least }: Measured,
): Promise<BenchRow[]> {
  const server = fork('bench/pages/serve.ts', [tree, path], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server ended.')))
  const [told] = (await Promise.race([once(server, 'message'), ended])) as [Told]
  try {
    const site = () => perSecond(told.site, told.cookie)
    const bare = () => perSecond(told.bare, told.cookie)
    for (let turn = 0; turn < 4; turn += 1) await Promise.all([site(), bare()])
    const turns: { ours: number; theirs: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      turns.push({ ours: await site(), theirs: await bare() })
    }
    const ours = median(turns.map((turn) => turn.ours))
    const theirs = median(turns.map((turn) => turn.theirs))
    const ratio = median(turns.map((turn) => turn.ours / turn.theirs))
    return [
      {
        name: `${page} with ${told.shown} of ${told.found} ${things}, front API call and all, over HTTP`,
        figure: `${ours.toFixed(0)} requests/s`,
        bound: '',
        ok: true,
      },
      {
        name: `\`renderToPipeableStream\` of the ${of} alone, over HTTP`,
        figure: `${theirs.toFixed(0)} requests/s`,
        bound: '',
        ok: true,
      },
      {
        name: `${page} as a ratio of its rendering alone`,
        figure: ratio.toFixed(2),
        bound: `≥ ${least}`,
        ok: ratio >= least,
      },
    ]
  } finally {
    server.disconnect()
    await ended.catch(() => {})
  }
}

interface Told {
  site: string
  bare: string
  cookie: string
  shown: number
  found: number
}

/** Returns the component tree bundled as in the site's build; packages stay external, as there. */
async function bundledTree(): Promise<string> {
  const outDir = 'node_modules/.cache/bench-pages'
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [wordsPlugin(), tailwindcss()],
    build: {
      ssr: 'bench/pages/tree.tsx',
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: 'tree.js' } },
    },
  })
  return `${outDir}/tree.js`
}

async function perSecond(url: string, cookie: string): Promise<number> {
  const started = performance.now()
  let left = requestsATurn
  const one = async () => {
    while (left-- > 0) await httpGet(url, { cookie })
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return (requestsATurn / (performance.now() - started)) * 1000
}
