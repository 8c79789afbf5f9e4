import { execFile } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../src/server/platform/database/free-port.ts'
import type { PostgresHome } from '../../src/server/platform/database/postgres-home.ts'

const run = promisify(execFile)

/** One of two PostgreSQL servers, of which the other one is the primary or follows it. */
export interface Node {
  url: string
  /** Makes it the primary. */
  promote(): Promise<void>
  /**
   * Stops it, and starts it again as a standby of the other one, which is promoted in between: connections are cut, and new
   * ones can only read.
   */
  handOverTo(other: Node): Promise<void>
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
}

type Control = (cluster: string, ...args: string[]) => Promise<unknown>

/** Copies a cluster while it's stopped, and starts both: the copy follows as a standby. */
export async function withStandby(
  { account, folder }: PostgresHome,
  url: string,
  control: Control,
): Promise<[primary: Node, standby: Node]> {
  const [own, copy] = [join(folder, 'cluster'), join(folder, 'standby')]
  const standbyUrl = new URL(url)
  standbyUrl.port = String(await freePort())
  // As the user that PostgreSQL runs as, which owns its files.
  const asOwner = (program: string, ...args: string[]) => run(program, args, account)
  await control(own, 'stop', '-w', '-m', 'fast')
  await asOwner('cp', '-a', own, copy)

  const start = (cluster: string, address: string) =>
    control(
      cluster,
      ...['start', '-w', '-l', join(folder, 'standby.log'), '-o'],
      // As many connections as before: a standby doesn't start with fewer than its primary has had.
      [
        `-p ${new URL(address).port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
        '-c max_connections=200 -c fsync=off',
      ].join(' '),
    )

  async function follow(cluster: string, address: string, primary: string): Promise<void> {
    const { hostname, port, username, password } = new URL(primary)
    const primaryAt = `host=${hostname} port=${port} user=${username} password=${password}`
    await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primaryAt}'\n`)
    await asOwner('touch', join(cluster, 'standby.signal'))
    await start(cluster, address)
  }

  const nodeOf = (cluster: string, address: string): Node => ({
    url: address,
    promote: async () => void (await control(cluster, 'promote', '-w')),
    async handOverTo(other) {
      await control(cluster, 'stop', '-w', '-m', 'fast')
      await other.promote()
      await follow(cluster, address, other.url)
    },
    async query<Row extends pg.QueryResultRow>(text: string) {
      const client = new pg.Client({ connectionString: address })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query<Row>(text)).rows
      } finally {
        await client.end().catch(() => undefined)
      }
    },
  })

  await start(own, url)
  await follow(copy, standbyUrl.href, url)
  return [nodeOf(own, url), nodeOf(copy, standbyUrl.href)]
}
