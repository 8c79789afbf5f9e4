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
const least = 0.7

/**
 * Measures the results page over HTTP with its front API call, log and headers, alternating with React alone rendering
 * the same tree in the same process. The search is already open, so no supplier is called.
 */
export async function benchPages(): Promise<BenchRow[]> {
  const path = `/en/flight/search?depAirport=KUL&arrAirport=LHR&depDate=${inDays(42)}`
  const server = fork('bench/pages/serve.ts', [await bundledTree(), path], {
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
        name: `results page with ${told.offers} of ${told.found} offers, front API call and all, over HTTP`,
        figure: `${ours.toFixed(0)} requests/s`,
        bound: '',
        ok: true,
      },
      {
        name: '`renderToPipeableStream` of the same component tree alone, over HTTP',
        figure: `${theirs.toFixed(0)} requests/s`,
        bound: '',
        ok: true,
      },
      {
        name: 'results page as a ratio of its rendering alone',
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
  offers: number
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
