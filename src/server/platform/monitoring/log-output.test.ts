import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../../test/support/patience.ts'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const here = import.meta.dirname
/** Logs without a pause, speaks on both outputs as a server does, and answers while its event loop isn't blocked. */
const program = `
  import { createLog } from '${here}/log.ts'
  import { exitOnCrash, outliveOutputs } from '${join(here, '../../crash-policy.ts')}'
  outliveOutputs()
  exitOnCrash()
  const log = createLog('info')
  let nth = 0
  const timer = setInterval(() => {
    for (let n = 0; n < 100; n += 1) log.info({ nth: nth++, filler: 'x'.repeat(100) }, 'a request')
    process.stdout.write('.')
    process.stderr.write('.\\n')
  }, 5)
  process.on('message', (asked) => {
    if (asked === 'stop') process.exit(0)
    if (asked === 'last lines') {
      clearInterval(timer)
      for (let n = 0; n < 1000; n += 1) log.info({ nth: nth++ }, 'one of the last')
    }
    process.send(asked)
  })`

function start(output: number | 'pipe', command = 'exec "$0" "$@"'): ChildProcess {
  const node = [process.execPath, '--input-type=module-typescript', '-e', program]
  return spawn('sh', ['-c', command, ...node], { stdio: ['ignore', output, output, 'ipc'] })
}

async function answers(child: ChildProcess, asked: string): Promise<unknown> {
  const answer = once(child, 'message', { signal: AbortSignal.timeout(patience()) })
  child.send(asked)
  return (await answer)[0]
}

async function stopped(child: ChildProcess): Promise<unknown> {
  const end = once(child, 'exit', { signal: AbortSignal.timeout(patience()) })
  child.send('stop')
  try {
    return (await end)[0]
  } catch {
    child.kill('SIGKILL')
    return 'it had to be killed'
  }
}

test('a server whose log may not grow serves on, stops when told, and logs again once there is room', async () => {
  const file = join(folder, 'limited.log')
  const output = openSync(file, 'a')
  // In blocks of 512 bytes or of a kilobyte, as the shell counts.
  const child = start(output, 'ulimit -f 100; exec "$0" "$@"')
  closeSync(output)
  const size = () => readFileSync(file).length
  await expect.poll(size, { timeout: patience() }).toBeGreaterThanOrEqual(51_200)
  expect(await answers(child, 'still there?')).toBe('still there?')
  expect(await answers(child, 'and now?')).toBe('and now?')
  truncateSync(file)
  await expect
    .poll(() => readFileSync(file, 'utf8'), { timeout: patience() })
    .toContain('log lines could not be written')
  expect(await stopped(child)).toBe(0)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"level":40'))
  expect(JSON.parse(lines[0] ?? '').dropped).toBeGreaterThan(0)
})

test('a server whose disk is full serves on and stops when told', async () => {
  const full = openSync('/dev/full', 'w')
  const child = start(full)
  closeSync(full)
  expect(await answers(child, 'there?')).toBe('there?')
  await new Promise((wait) => setTimeout(wait, 300))
  expect(await answers(child, 'still there?')).toBe('still there?')
  expect(await stopped(child)).toBe(0)
})

test('a server whose log nobody reads any more serves on and stops when told', async () => {
  const child = start('pipe')
  expect(await answers(child, 'there?')).toBe('there?')
  child.stdout?.destroy()
  child.stderr?.destroy()
  await new Promise((wait) => setTimeout(wait, 300))
  expect(await answers(child, 'still there?')).toBe('still there?')
  expect(await stopped(child)).toBe(0)
})

test('every line is written, in order, also the last ones before the end', async () => {
  const child = start('pipe')
  child.stdout?.resume()
  const log = text(child.stderr as NonNullable<typeof child.stderr>)
  await answers(child, 'last lines')
  expect(await stopped(child)).toBe(0)
  const lines = (await log).split('\n').filter((line) => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(999)
  expect(lines.map((line) => JSON.parse(line).nth)).toEqual(lines.map((_, nth) => nth))
})
