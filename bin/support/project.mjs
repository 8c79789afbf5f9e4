import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..', '..')
process.chdir(root)

const windows = process.platform === 'win32'
const digestOf = (text) => createHash('sha256').update(text).digest('hex')

/** Installs the locked dependencies unless they're installed. */
export function ensureInstalled() {
  const lock = readFileSync('package-lock.json')
  const mark = 'node_modules/.installed-from'
  const wanted = digestOf(lock)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  if (!installedByHand()) {
    console.log('Installing dependencies …')
    const args = [
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--loglevel=error',
    ]
    const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: windows })
    if (status !== 0) process.exit(status ?? 1)
  }
  writeFileSync(mark, wanted)
}

/**
 * Returns whether dependencies were installed by hand: npm writes its copy of the lock file last, so a newer one means
 * that an install succeeded.
 */
function installedByHand() {
  const copy = 'node_modules/.package-lock.json'
  return existsSync(copy) && statSync(copy).mtimeMs >= statSync('package-lock.json').mtimeMs
}

/** Returns the Node.js installed as a dependency, or the current one if it's new enough. */
export function findNode() {
  const brought = resolve('node_modules', '.bin', windows ? 'node.exe' : 'node')
  if (existsSync(brought)) return brought
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `No Node.js 24 came with the dependencies for ${process.platform}-${process.arch}. ` +
      'Install Node.js 24 and start again.',
  )
  process.exit(1)
}

/** Returns the environment for tools, with the installed Node.js and the project's programs first in the PATH. */
export function toolEnvironment() {
  const first = resolve('node_modules', '.bin')
  return {
    ...process.env,
    PATH: [first, process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('node_modules/.cache/compiled'),
  }
}

/** Runs a program with its output shown; returns its exit code. */
export function run(program, args, environment = toolEnvironment()) {
  return spawnSync(program, args, { stdio: 'inherit', env: environment }).status ?? 1
}

/** Runs a program with its output shown, beside others; resolves with its exit code. */
export function runBeside(program, args, environment = toolEnvironment()) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', env: environment })
    child.on('error', () => done(1))
    child.on('close', (code) => done(code ?? 1))
  })
}

/** Runs a program with its output captured; resolves with its exit code and output. */
export function runQuietly(program, args, settings = {}) {
  return new Promise((done) => {
    const env = { ...toolEnvironment(), FORCE_COLOR: '0', ...settings }
    const child = spawn(program, args, { env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text
      })
    }
    child.on('error', (error) => done({ code: 1, said: String(error) }))
    child.on('close', (code) => done({ code: code ?? 1, said }))
  })
}

const sources = [
  ...['src/web', 'src/contract', 'locale', 'public'],
  ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'bin/support/build.mjs'],
]

/** Builds the pages if any of their inputs changed since the last build. */
export function ensureBuilt(node) {
  const mark = 'build/.built-from'
  const wanted = digestOfAll(sources)
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
    console.log('Building the pages …')
    const status = run(node, ['bin/support/build.mjs'])
    if (status !== 0) process.exit(status)
    writeFileSync(mark, wanted)
  }
  const version = 'build/.version'
  const current = buildVersion()
  // A container that was built elsewhere may not be writable, and has it already.
  if (!existsSync(version) || readFileSync(version, 'utf8') !== current) {
    writeFileSync(version, current)
  }
}

/** Returns the build's own version: a digest of all files that make the program, not of its tests and documents. */
export function buildVersion() {
  return digestOfAll(['package.json', 'package-lock.json', 'bin', 'src', 'locale', 'public']).slice(
    0,
    12,
  )
}

const digestOfAll = (paths) => digestOf(paths.flatMap(filesUnder).map(digestOfFile).join('\n'))

function digestOfFile(file) {
  return `${file} ${digestOf(readFileSync(file))}`
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(join(path, name)))
}

/**
 * Runs the server until it exits, forwards signals, and restarts it when something in the folders changes; one that
 * fails to start is retried at the next change. Node's own `--watch` follows every import, including the temporary
 * files that Vite creates next to modules, so it would restart in a loop.
 */
export function serveAnew(node, args, folders) {
  let child = launch(node, args)
  let ending = false
  let due
  const end = () => {
    ending = true
    if (child.exitCode !== null || !child.kill('SIGTERM')) process.exit(0)
    child.once('exit', () => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  if (process.env.npm_lifecycle_event) stopWithNpm(() => ({ kill: end }))
  const again = () => {
    if (ending) return
    console.log('Changed: restarting …')
    const last = child
    const next = () => {
      if (!ending) child = launch(node, args)
    }
    if (last.exitCode !== null) next()
    else {
      last.once('exit', next)
      last.kill('SIGTERM')
    }
  }
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name?.includes('.test.')) return
      clearTimeout(due)
      due = setTimeout(again, 200)
    })
  }
}

export function launch(node, args) {
  // Through the channel the server notices if this process disappears.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  return spawn(node, args, { stdio, env: toolEnvironment() })
}

/** Returns the parent of a process, on Linux; elsewhere undefined. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

/**
 * Stops if the parent process changes: npm sends signals to a shell in between, which exits without forwarding them.
 * Once, because a server takes a later signal as "at once".
 */
export function stopWithNpm(current) {
  const [parent, npm] = [process.ppid, parentOf(process.ppid)]
  const looks = setInterval(() => {
    // A signal may end npm alone, and the shell then waits for this process.
    if (process.ppid === parent && parentOf(parent) === npm) return
    clearInterval(looks)
    current().kill('SIGTERM')
  }, 300).unref()
}
