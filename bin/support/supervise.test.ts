import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exitCodes } from '../../src/server/crash-policy.ts'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-supervise-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Supervises a program that records its id at each start once it's ready; `server` is its code. */
async function supervised(name: string, server: string) {
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
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const pids = () => readFileSync(starts, 'utf8').trim().split('\n').filter(Boolean).map(Number)
  return { child, pids, said: () => said, ended: statusOf(child) }
}

const statusOf = async (child: ChildProcess) => (await once(child, 'exit'))[0]
const untilStopped = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`

test('a server that crashes or is killed is restarted; a stop ends both with status 0', async () => {
  const { child, pids, ended } = await supervised(
    'crashing',
    `if (nth === 1) crash(); ${untilStopped}`,
  )
  await expect.poll(() => pids().length, { timeout: 50_000 }).toBe(2)
  process.kill(pids()[1] ?? 0, 'SIGKILL')
  await expect.poll(() => pids().length, { timeout: 50_000 }).toBe(3)
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

test('invalid settings are not retried', async () => {
  const { pids, ended } = await supervised('settings', `crash(${exitCodes.badSettings})`)
  expect(await ended).toBe(exitCodes.badSettings)
  expect(pids()).toHaveLength(1)
})

test('npm start and the documented service run the server under the supervisor', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  expect(JSON.parse(read('package.json')).scripts.start).toMatch(/ bin\/start\.mjs$/)
  expect(read('bin/start.mjs')).toMatch(/^supervise\(node, \['src\/server\/main\.ts'\]\)$/m)
  const docs = read('docs/operating.md')
  expect(docs).toMatch(/^ExecStart=\S+ bin\/start\.mjs$/m)
  expect(docs).toMatch(new RegExp(`^RestartPreventExitStatus=${exitCodes.badSettings}$`, 'm'))
})
