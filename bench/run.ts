import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import type { BenchRow } from './figures.ts'
import { extendHistory } from './history.ts'

/** Each benchmark is a `bench/<folder>/bench-*.ts` whose function returns its rows. */
const wanted = process.argv.slice(2)
const files = globSync('bench/*/bench-*.ts')
  .filter((file) => wanted.length === 0 || wanted.some((folder) => file.includes(`/${folder}/`)))
  .sort()

const commit = measuredCommit()
/** The load average over one minute, before the first benchmark and after each. */
const loads = [loadavg()[0] ?? 0]
const rows: BenchRow[] = []
for (const file of files) {
  for (const row of await measured(file)) {
    rows.push(row)
    console.log(`${row.ok ? 'ok    ' : 'FAILED'} ${row.name}: ${row.figure} ${row.bound}`)
  }
  loads.push(loadavg()[0] ?? 0)
}
if (wanted.length === 0) {
  const date = new Date().toISOString().slice(0, 10)
  const history = extendHistory(readFileSync('docs/bench.md', 'utf8'), { date, commit, rows })
  writeFileSync('docs/bench.md', `${page(rows, date)}\n${history}`)
}
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1

/** Runs one benchmark. If it fails, its row counts as out of bounds, and the others still run. */
async function measured(file: string): Promise<BenchRow[]> {
  const child = fork('bench/measure.ts', [file])
  let told: BenchRow[] | undefined
  child.once('message', (found) => {
    told = found as BenchRow[]
  })
  await once(child, 'exit')
  return told ?? [{ name: file, figure: 'could not be measured', bound: '', ok: false }]
}

/** Returns the commit that is checked out, with `+` if files have changed since. */
function measuredCommit(): string {
  const args = ['describe', '--always', '--exclude=*', '--abbrev=8', '--dirty=+']
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' })
  // Without git there is no output at all.
  return stdout?.trim() || 'unknown commit'
}

function page(measured: readonly BenchRow[], date: string): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.versions.node}, ${process.platform}`
  const lines = measured.map(
    ({ name, figure, bound, ok }) => `| ${name} | ${figure} | ${bound} | ${ok ? 'yes' : 'no'} |`,
  )
  return `# Bench

Written by \`npm run bench\` on ${date}: ${machine}. The machine's load was
${loads[0]?.toFixed(1)} when it began and up to ${Math.max(...loads).toFixed(1)} meanwhile, on ${cpus().length} cores; times suffer from what else runs there, ratios
are of turns taken side by side.

| what | measured | bound | kept |
| --- | --- | --- | --- |
${lines.join('\n')}
`
}
