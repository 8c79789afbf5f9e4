import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

/**
 * Makes a fresh, migrated database for the test file that asks, dropped when the file ends.
 * Gives its address.
 */
export async function testDatabase(): Promise<string> {
  const template = inject('templateUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(template, `create database ${name} template template`)
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
