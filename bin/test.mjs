import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRedis } from './support/find-redis.mjs'
import { runPlaywright, withScratch } from './support/playwright.mjs'
import { ensureInstalled, findNode, runQuietly } from './support/project.mjs'
import { unitTestFiles } from './support/unit-tests.mjs'

/**
 * `npm test` runs everything; `npm test -- checks unit` only the named parts; `npm test -- quick` the checks, and the
 * tests that need no database: three of four files, in a fraction of the time; `npm test -- languages` every page in every
 * language, which isn't part of the others. `at=23:50`, `at=02-28` or
 * `at=2027-03-28T00:30Z` begins the clocks of tests at that time of their usual day, on that day, or at that instant (UTC).
 */
const args = process.argv.slice(2)
const parts = args
  .filter((arg) => !arg.startsWith('at='))
  .flatMap((part) => (part === 'quick' ? ['checks', part] : part))
const begins = args.find((arg) => arg.startsWith('at='))?.slice(3)
if (begins) process.env.TESTS_BEGIN_AT = begins
const wants = (part) => parts.length === 0 || parts.includes(part)

ensureInstalled()
const node = findNode()
const bin = (name) => join('node_modules', '.bin', name)
let passed = 0
let failed = 0

await withScratch('test', async (scratch) => {
  if (wants('checks')) await checks()
  if (parts.includes('quick')) {
    await unitTests('unit tests', scratch, unitTestFiles(), { TEST_DATABASE: 'none' })
  }
  // Side by side, because one part waits for databases and mails while the other needs the cores.
  await Promise.all([
    wants('unit') && unitTests('unit and API tests', scratch),
    wants('browser') && browserTests('browser tests', scratch),
  ])
  if (wants('cluster')) await clusterTests(scratch)
  if (parts.includes('languages')) {
    await browserTests('pages in all languages', scratch, { E2E_LANGUAGES: '1' })
  }
})
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function checks() {
  await runQuietly(bin('react-router'), ['typegen'])
  const all = [
    ['formatting and lint', bin('biome'), ['ci', '--colors=off', '.']],
    ['import rules', node, ['bin/check-imports.ts']],
    ['no spread literals', node, ['bin/check-spreads.ts']],
    ['start and end instead of left and right', node, ['bin/check-logical.ts']],
    ['unused files, exports and dependencies', bin('knip'), ['--no-progress']],
    // Several checkers each work out the types that they share: with four it took twice the processor's time.
    ['types', bin('tsc'), ['--noEmit', '--checkers', '1']],
    // Node strips types without a compiler, and rejects some code that the compiler accepts.
    [
      'the server as Node reads it',
      node,
      ['-e', "import('./src/server/app.ts'); import('./src/sandbox/sandbox.ts')"],
    ],
  ]
  // Most of them use one core, so they run beside each other.
  const results = all.map(([, program, args]) => runQuietly(program, args))
  for (const [index, [name]] of all.entries()) {
    const { code, said } = await results[index]
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    if (code === 0) passed += 1
    else {
      failed += 1
      console.log(said)
    }
  }
}

/** Their output comes at once when they have ended, so that it isn't mixed with that of others. */
async function unitTests(name, scratch, files = [], settings = {}) {
  const file = join(scratch, 'unit.json')
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { said } = await runQuietly(bin('vitest'), ['run', ...files, ...reports], settings)
  console.log(said)
  const report = readReport(file)
  // A file that can't be loaded has no failing tests, but must not pass.
  const broken = report?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  count(name, report && [report.numPassedTests, report.numFailedTests + broken.length])
}

async function browserTests(name, scratch, settings = {}) {
  const file = join(scratch, `${name}.json`)
  await runPlaywright(['--reporter=list,json'], join(scratch, name.replaceAll(' ', '-')), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...settings,
  })
  const report = readReport(file)
  count(name, report && [report.stats.expected, report.stats.unexpected + report.errors.length])
}

/** Runs a few browser tests against several servers of each role; `npm run test:cluster` runs all of them. */
async function clusterTests(scratch) {
  if (!process.env.REDIS_URL && !findRedis()) {
    return console.log('skipped: cluster tests (no Redis or Valkey found)')
  }
  await browserTests('browser tests of a cluster', scratch, { E2E_CLUSTER: 'short' })
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Returns a part's result; one without a report, or without tests, has failed. */
function count(name, outcome) {
  const [good, bad] = outcome ?? [0, 1]
  passed += good
  failed += good + bad === 0 ? 1 : bad
  console.log(`${outcome && bad === 0 && good > 0 ? 'ok    ' : 'FAILED'} ${name}`)
}
