import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

/**
 * Creates a fresh, migrated database for the calling test file, dropped when it ends; an empty one from `template0`.
 * Returns its address.
 */
export async function testDatabase(from: 'template' | 'template0' = 'template'): Promise<string> {
  const template = inject('templateUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(template, `create database ${name} template ${from}`)
  afterAll(() => asAdmin(template, `drop database if exists ${name} with (force)`))
  return urlTo(template, name)
}

async function asAdmin(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlTo(template, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function urlTo(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}
