import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { newDataDir } from '../support/data-dir.ts'
import { eventually } from '../support/shop.ts'
import { buyersOf } from './buyer.ts'
import { faultyProxy } from './faulty-proxy.ts'
import { type KillableServer, startKillable } from './killable-server.ts'
import { ownPostgres } from './own-postgres.ts'
import type { Node } from './standby.ts'

/** FAULT_FULL=1 fails over there and back again. */
const failovers = process.env.FAULT_FULL === '1' ? 4 : 1

const SECRET_KEY = 'a key that outlives the primary it works with'
const dataDir = newDataDir('failover')
const nodes = await (await ownPostgres()).withStandby()
/** What the servers know their database by: it leads to the primary, except for a while after a failover. */
const name = await faultyProxy(nodes[0].url)
const start = (url: string) =>
  startKillable({
    NODE_ENV: 'test',
    DEMONSTRATION: '0',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_POOL: '4',
    SERVER_LEASE: '1',
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SECRET_KEY,
  })
const server = await start(name.url)
let started: KillableServer | undefined
afterAll(async () => {
  await Promise.all([server.kill(), started?.kill()])
  rmSync(dataDir, { recursive: true, force: true })
})

const { buy } = buyersOf(() => server, SECRET_KEY)
const databaseIs = async () => (await (await fetch(`${server.origin}/readyz`)).json()).database

/** Returns the numbers of the servers that have taken their lock on a node. */
async function aliveOn(node: Node): Promise<number[]> {
  const rows = await node.query<{ objid: number }>(`select objid::int from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2`)
  return rows.map(({ objid }) => objid)
}

/**
 * Promotes the standby and demotes the primary, to which the name leads on until everything that the server opens there has
 * been refused several times, or was taken for the database.
 */
async function failOver(from: Node, to: Node): Promise<void> {
  await from.handOverTo(to)
  const before = name.opened()
  await eventually(async () => {
    expect(await databaseIs()).toBe(false)
    return name.opened() > before + 6 || (await aliveOn(from)).length > 0
  })
  name.leadTo(to.url)
}

test('after a failover the server leaves the demoted primary, and another one that starts doesn’t take its work', async () => {
  await buy()
  let [primary, standby] = nodes
  for (let turn = 0; turn < failovers; turn += 1) {
    await failOver(primary, standby)
    ;[primary, standby] = [standby, primary]
    await eventually(() => buy().catch(() => false))
    await eventually(async () => (await aliveOn(primary)).length === 1)
    expect(await aliveOn(standby)).toEqual([])
  }

  const [living] = await aliveOn(primary)
  const id = crypto.randomUUID()
  await primary.query(`create table look (server text);
    create function note_look() returns trigger language plpgsql as
      'begin insert into look values (current_setting(''application_name'')); return null; end';
    create trigger note_look after delete on running_job execute function note_look();
    insert into running_job (name, id, server) values ('test', '${id}', ${living})`)
  const lookers = () => primary.query('select distinct server from look')
  const work = () => primary.query(`select from running_job where id = '${id}'`)
  await eventually(async () => (await lookers()).length === 1)
  started = await start(primary.url)
  // Both have looked for the work of dead servers.
  await eventually(async () => (await lookers()).length === 2)
  expect(await work()).toHaveLength(1)
  await server.kill()
  await eventually(async () => (await work()).length === 0)
})
