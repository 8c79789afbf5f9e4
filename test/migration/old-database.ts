import { readFileSync } from 'node:fs'
import pg from 'pg'
import { testDatabase } from '../support/database.ts'

const dump = readFileSync(new URL('version-1.137.8-0009.sql', import.meta.url), 'utf8')

/** The key that seals passport numbers in the dump, from its header. */
export const documentKey = /DOCUMENT_KEYS=(\S+)/.exec(dump)?.[1] ?? ''

/** Creates a database as version 1.137.8 left it, dropped when the test file ends. Returns its address. */
export async function oldDatabase(): Promise<string> {
  const url = await testDatabase('template0')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(dump)
  } finally {
    await client.end()
  }
  return url
}
