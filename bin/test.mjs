import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './support/browser.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  findNode,
  run,
  runQuietly,
  toolEnvironment,
} from './support/project.mjs'
import { unitTestFiles } from './support/unit-tests.mjs'

/**
 * `npm test` runs everything; `npm test -- checks unit` only the named parts; `npm test -- quick` the checks, and the
 * tests that need no database: three of four files, in a fraction of the time.
 */
const parts = process.argv.slice(2).flatMap((part) => (part === 'quick' ? ['checks', part] : part))
const wants = (part) => parts.length === 0 || parts.includes(part)

ensureInstalled()
const node = findNode()
const scratch = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
// The user that PostgreSQL runs as needs access to its data.
chmodSync(scratch, 0o755)
const bin = (name) => join('node_modules', '.bin', name)
let passed = 0
let failed = 0

try {
  if (wants('checks')) await checks()
  if (parts.includes('quick'))
    count('unit tests', unitTests(unitTestFiles(), { TEST_DATABASE: 'none' }))
  if (wants('unit')) count('unit and API tests', unitTests())
  if (wants('browser')) count('browser tests', browserTests())
  if (wants('cluster')) clusterTests()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function checks() {
  await runQuietly(bin('react-router'), ['typegen'])
  const all = [
    ['formatting and lint', bin('biome'), ['ci', '--colors=off', '.']],
    ['import rules', node, ['bin/check-imports.ts']],
    ['no spread literals', node, ['bin/check-spreads.ts']],
    ['unused files, exports and dependencies', bin('knip'), ['--no-progress']],
    ['types', bin('tsc'), ['--noEmit']],
    // Node strips types without a compiler, and rejects some code that the compiler accepts.
    [
      'the server as Node reads it',
      node,
      ['-e', "import('./src/server/app.ts'); import('./src/sandbox/sandbox.ts')"],
    ],
  ]
  for (const [name, program, args] of all) {
    const { code, said } = await runQuietly(program, args)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    if (code === 0) passed += 1
    else {
      failed += 1
      console.log(said)
    }
  }
}

function unitTests(files = [], settings = {}) {
  const file = join(scratch, 'unit.json')
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  run(bin('vitest'), ['run', ...files, ...reports], { ...toolEnvironment(), ...settings })
  const report = readReport(file)
  // A file that can't be loaded has no failing tests, but must not pass.
  const broken = report?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return report && [report.numPassedTests, report.numFailedTests + broken.length]
}

function browserTests(name = 'browser', files = [], settings = {}) {
  ensureBuilt(node)
  const file = join(scratch, `${name}.json`)
  run(bin('playwright'), ['test', ...files, '--reporter=list,json'], {
    ...toolEnvironment(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM: ensureBrowser(),
    E2E_DATA_DIR: join(scratch, `${name}-data`),
    ...settings,
  })
  const report = readReport(file)
  return report && [report.stats.expected, report.stats.unexpected + report.errors.length]
}

/** Runs a few browser tests against several servers of each role; `npm run test:cluster` runs all of them. */
function clusterTests() {
  const isRedis = (program) => spawnSync(program, ['--version']).status === 0
  if (!process.env.REDIS_URL && !['valkey-server', 'redis-server'].some(isRedis)) {
    return console.log('left out: a cluster, for want of a Redis or Valkey')
  }
  const files = ['test/e2e/booking/payment.spec.ts', 'test/e2e/order/retrieve.spec.ts']
  count('browser tests of a cluster', browserTests('cluster', files, { E2E_CLUSTER: '1' }))
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
