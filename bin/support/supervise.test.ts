import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { exitCodes } from '../../src/server/crash-policy.ts'
import { patience } from '../../test/support/patience.ts'
import { waitAfter } from './supervise.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-supervise-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a program that records its id at each start once it's ready; `server` is its code. */
function prepared(name: string, server: string) {
  const starts = join(folder, `${name}.starts`)
  const program = join(folder, `${name}.mjs`)
  writeFileSync(starts, '')
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs'
     const nth = readFileSync('${starts}', 'utf8').split('\\n').length
     const note = () => appendFileSync('${starts}', process.pid + '\\n')
     const crash = (status = ${exitCodes.crash}) => {
       note()
       process.exit(status)
     }
     ${server}
     note()`,
  )
  const supervisor = join(import.meta.dirname, 'supervise.mjs')
  const code = `import { supervise } from '${supervisor}'
    supervise(process.execPath, ['${program}'], { firstWait: 20, tries: 4 })`
  const pids = () => readFileSync(starts, 'utf8').trim().split('\n').filter(Boolean).map(Number)
  return { starts: pids, supervisor: ['--input-type=module', '-e', code] }
}

async function supervised(name: string, server: string) {
  const { starts, supervisor } = prepared(name, server)
  const child = spawn(process.execPath, supervisor, {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  return { child, pids: starts, said: () => said, ended: statusOf(child) }
}

const statusOf = async (child: ChildProcess) => (await once(child, 'exit'))[0]
const untilStopped = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`

test('a server that crashes or is killed is restarted; a stop ends both with status 0', async () => {
  const { child, pids, ended } = await supervised(
    'crashing',
    `if (nth === 1) crash(); ${untilStopped}`,
  )
  await expect.poll(() => pids().length, { timeout: patience() }).toBe(2)
  process.kill(pids()[1] ?? 0, 'SIGKILL')
  await expect.poll(() => pids().length, { timeout: patience() }).toBe(3)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(pids()).toHaveLength(3)
})

test('one that keeps crashing is abandoned, with a message and its status', async () => {
  const { pids, said, ended } = await supervised('hopeless', 'crash()')
  expect(await ended).toBe(exitCodes.crash)
  expect(pids()).toHaveLength(4)
  expect(said()).toMatch(/4 times in a row soon after its start. Giving up/)
})

test('waits grow up to a limit, and half of each is random, so that two supervisors get out of step', () => {
  const ranges = [1, 2, 3, 6, 9].map((crashes) =>
    [0, 0.5, 1].map((random) => waitAfter(crashes, undefined, random)),
  )
  expect(ranges).toEqual([
    [250, 375, 500],
    [500, 750, 1000],
    [1000, 1500, 2000],
    [5000, 7500, 10_000],
    [5000, 7500, 10_000],
  ])
})

test('invalid settings are not retried', async () => {
  const { pids, ended } = await supervised('settings', `crash(${exitCodes.badSettings})`)
  expect(await ended).toBe(exitCodes.badSettings)
  expect(pids()).toHaveLength(1)
})

test('when npm’s shell is gone the server is told to stop once, and may take its time', async () => {
  const { starts, supervisor } = prepared(
    'told',
    `process.on('SIGTERM', note); setTimeout(() => process.exit(0), 4000)`,
  )
  // npm sends signals to a shell, which ends without forwarding them.
  const shell = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(supervisor)}, { stdio: 'ignore' })
    setTimeout(() => {}, 60_000)`
  const parent = spawn(process.execPath, ['-e', shell], {
    env: { PATH: process.env.PATH, npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  })
  await expect.poll(() => starts().length, { timeout: patience() }).toBe(1)
  parent.kill('SIGKILL')
  await expect.poll(() => starts().length, { timeout: patience() }).toBe(2)
  // Longer than it takes a server to count another signal as "at once".
  await sleep(1500)
  expect(starts()).toHaveLength(2)
})

test('npm start and the documented service run the server under the supervisor', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  expect(JSON.parse(read('package.json')).scripts.start).toMatch(/ bin\/start\.mjs$/)
  expect(read('bin/start.mjs')).toMatch(/^supervise\(node, \['src\/server\/main\.ts'\]\)$/m)
  const docs = read('docs/operating.md')
  expect(docs).toMatch(/^ExecStart=\S+ bin\/start\.mjs$/m)
  expect(docs).toMatch(new RegExp(`^RestartPreventExitStatus=${exitCodes.badSettings}$`, 'm'))
})
