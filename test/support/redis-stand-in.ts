import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

interface Entry {
  value: string
  until: number
}
type Answer = string | number | null | Error | Answer[] | { status: string }

const ok = { status: 'OK' }

const writes = new Set(['set', 'del', 'hset', 'pexpire', 'eval', 'evalsha'])

/**
 * Returns a server that implements the Redis commands used by the cache's adapter, in its protocol (RESP2), so that
 * the adapter is tested over a socket without Redis. Any other command is an error.
 */
export async function redisStandIn() {
  let ahead = 0
  const now = () => Date.now() + ahead
  const entries = new Map<string, Entry>()
  const records = new Map<string, { fields: Map<string, string>; until: number }>()
  const alive = <T extends { until: number }>(all: Map<string, T>, key: string): T | undefined => {
    const entry = all.get(key)
    if (entry && entry.until <= now()) all.delete(key)
    return all.get(key)
  }
  const find = (key: string) => alive(entries, key)

  const digests = new Set<string>()
  const step = (_keys = '', key = '', by = '', life = '') => {
    const entry = find(key) ?? { value: '0', until: now() + Number(life) * 1000 }
    entry.value = String(Number(entry.value) + Number(by))
    entries.set(key, entry)
    return [Number(entry.value), entry.until - now()]
  }

  const commands: Record<string, (...given: string[]) => Answer> = {
    info: () => 'loading:0',
    client: () => ok,
    ping: () => ({ status: 'PONG' }),
    quit: () => ok,
    get: (key = '') => find(key)?.value ?? null,
    set(key = '', value = '', px = '', life = '') {
      if (px.toLowerCase() !== 'px' || !(Number(life) > 0)) return new Error('ERR syntax error')
      entries.set(key, { value, until: now() + Number(life) })
      return ok
    },
    del: (key = '') => Number(find(key) !== undefined && entries.delete(key)),
    hset(key = '', ...texts) {
      const record = alive(records, key) ?? { fields: new Map(), until: Number.POSITIVE_INFINITY }
      for (let at = 0; at < texts.length; at += 2) {
        record.fields.set(texts[at] ?? '', texts[at + 1] ?? '')
      }
      records.set(key, record)
      return texts.length / 2
    },
    pexpire(key = '', life = '') {
      const record = alive(records, key)
      if (record) record.until = now() + Number(life)
      return Number(record !== undefined)
    },
    hmget: (key = '', ...names) =>
      names.map((name) => alive(records, key)?.fields.get(name) ?? null),
    eval(script = '', ...given) {
      // It supports one script, the one that counts, and does the same as its Lua code.
      if (!/'set'.*'NX'.*'incrby'.*'pttl'/s.test(script)) return new Error('ERR unknown script')
      digests.add(createHash('sha1').update(script).digest('hex'))
      return step(...given)
    },
    evalsha(digest = '', ...given) {
      return digests.has(digest) ? step(...given) : new Error('NOSCRIPT No matching script.')
    },
  }
  /** What writes are answered with instead of being done. */
  let refusal: Error | undefined
  const isRefused = ([name = '']: string[]) => writes.has(name.toLowerCase())
  const received: string[] = []
  const run = ([name = '', ...given]: string[]): Answer => {
    const command = commands[name.toLowerCase()]
    return command ? command(...given) : new Error(`ERR unknown command '${name}'`)
  }

  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let waiting = Buffer.alloc(0)
    /** Commands between MULTI and EXEC. */
    let queued: string[][] | undefined
    let isDiscarded = false
    const answer = (command: string[]): Answer => {
      const name = command[0]?.toLowerCase()
      received.push(name ?? '')
      if (refusal && isRefused(command)) {
        isDiscarded ||= queued !== undefined
        return refusal
      }
      if (name === 'multi') {
        queued = []
        isDiscarded = false
        return ok
      }
      if (name === 'exec' && isDiscarded) {
        queued = undefined
        return new Error('EXECABORT Transaction discarded because of previous errors.')
      }
      if (name === 'exec') {
        const all = (queued ?? []).map(run)
        queued = undefined
        return all
      }
      if (!queued) return run(command)
      queued.push(command)
      return { status: 'QUEUED' }
    }
    socket.on('data', (data) => {
      waiting = Buffer.concat([waiting, data])
      for (;;) {
        const read = readCommand(waiting)
        if (!read) return
        waiting = waiting.subarray(read.end)
        socket.write(written(answer(read.command)))
        if (read.command[0]?.toLowerCase() === 'quit') socket.end()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${port}`,
    /** The names of the commands that it received. */
    received,
    /** Answers writes with this error from now on, like a Redis that was demoted or is full; without one it does them. */
    refuseWrites(reply?: string) {
      refusal = reply === undefined ? undefined : new Error(reply)
    },
    /** Advances its clock, in milliseconds. */
    pass(time: number) {
      ahead += time
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns the first complete command, an array of bulk strings, and where it ends; undefined while it's incomplete. */
function readCommand(bytes: Buffer): { command: string[]; end: number } | undefined {
  let at = 0
  const line = () => {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) return undefined
    const text = bytes.toString('utf8', at + 1, end)
    at = end + 2
    return Number(text)
  }
  const count = line()
  if (count === undefined) return undefined
  const parts: [from: number, to: number][] = []
  for (let index = 0; index < count; index += 1) {
    const length = line()
    if (length === undefined || bytes.length < at + length + 2) return undefined
    parts.push([at, at + length])
    at += length + 2
  }
  // Read only once it's complete: a long value arrives in many pieces.
  return { command: parts.map(([from, to]) => bytes.toString('utf8', from, to)), end: at }
}

function written(answer: Answer): string {
  if (answer === null) return '$-1\r\n'
  if (answer instanceof Error) return `-${answer.message}\r\n`
  if (typeof answer === 'number') return `:${answer}\r\n`
  if (typeof answer === 'string') return `$${Buffer.byteLength(answer)}\r\n${answer}\r\n`
  if (Array.isArray(answer)) return `*${answer.length}\r\n${answer.map(written).join('')}`
  return `+${answer.status}\r\n`
}
