import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startKillable } from '../../test/fault/killable-server.ts'
import type { BenchRow } from '../figures.ts'
import { openOwnPostgres } from '../own-postgres.ts'

const readers = 100_000
/** When its server is killed: once this share of the issue has been written. */
const killedAt = [0.3, 0.6]

/**
 * Sends one newsletter to 100,000 addresses through the outbox folder, kills the server twice in the midst of it, and
 * counts the mails: one to each address.
 */
export async function benchNewsletter(): Promise<BenchRow[]> {
  const postgres = await openOwnPostgres()
  const { rows } = postgres
  const start = () =>
    startKillable({
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      PORT: '0',
      // The suppliers' world takes seconds to load and isn't needed here.
      SANDBOX: '0',
      DATA_DIR: postgres.dataDir,
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'a key that outlives the server it signs for',
      NEWSLETTER_PER_MINUTE: '100000',
    })
  const count = async (of: string) =>
    Number((await rows<{ count: string }>(`select count(*) from ${of}`))[0]?.count)
  const until = async (is: () => Promise<boolean>) => {
    while (!(await is())) await sleep(500)
  }

  let server = await start()
  try {
    await rows(
      `insert into newsletter_subscriber (id, uuid, email, language, state, changed_at)
      select gen_random_uuid(), gen_random_uuid(), 'r' || n || '@test.example', 'en', 'confirmed', now()
      from generate_series(1, $1::int) n`,
      [readers],
    )
    await rows(`insert into newsletter_issue (id, contents, send_at) values ('december',
      '{"en": {"subject": "Bali", "blocks": [{"kind": "text", "content": [{"type": "text", "text": "Beaches"}]}]}}', now())`)
    const began = performance.now()
    await rows(`insert into jobs.job (name, data) values ('newsletter.look', '{}')`)
    for (const share of killedAt) {
      await until(async () => (await count('newsletter_sending')) >= share * readers)
      await server.kill()
      server = await start()
    }
    await until(async () => (await count(`newsletter_issue where state = 'sent'`)) === 1)
    await until(async () => (await count(`mail where state <> 'sent'`)) === 0)
    const took = (performance.now() - began) / 1000
    const addresses = sentTo(join(postgres.dataDir, 'outbox'))
    const reached = new Set(addresses).size
    const doubles = addresses.length - reached
    return [
      {
        name: `a newsletter to ${readers} addresses, its server killed twice in the midst of it`,
        figure: `${reached} reached, ${doubles} twice, ${Math.round(readers / took)} mails a second`,
        bound: 'all, none twice',
        ok: reached === readers && doubles === 0,
      },
    ]
  } finally {
    await server.kill()
    await postgres.close()
  }
}

/** Returns whom the mails of an outbox folder are to. */
const sentTo = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => /^To: (.*)$/im.exec(readFileSync(join(folder, file), 'utf8'))?.[1]?.trim() ?? '')
