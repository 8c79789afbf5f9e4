import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../src/server/config.ts'
import { hashPassword } from '../../src/server/member/password/password.ts'
import { member } from '../../src/server/member/tables.ts'
import { newId } from '../../src/server/platform/ids.ts'
import { startServer } from '../../src/server/start-server.ts'

/** The whole server except its pages, with members that all have the same password; sends its address to its parent. */
const [, , password = '', count = '1'] = process.argv
const config = readConfig({
  PORT: '0',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  NODE_ENV: 'development',
  // The suppliers' world takes seconds to load and isn't needed here.
  SANDBOX: '0',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'member-bench-')),
})
const server = await startServer(config, {
  pages: { handlePage: async () => new Response(''), assets: undefined, close: async () => {} },
})
const now = new Date()
const passwordHash = await hashPassword(password)
await server.platform?.db.insert(member).values(
  Array.from({ length: Number(count) }, (_, index) => ({
    id: newId(),
    email: `m${index}@example.com`,
    name: `Member ${index}`,
    language: 'en',
    passwordHash,
    passwordSetAt: now,
    createdAt: now,
  })),
)
process.once('disconnect', () => void server.stop().then(() => process.exit(0)))
process.send?.(server.address)
