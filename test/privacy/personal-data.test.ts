import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createSigner } from '../../src/server/platform/secrets/secret-key.ts'
import { startKillable } from '../fault/killable-server.ts'
import { newDataDir } from '../support/data-dir.ts'
import { testDatabase } from '../support/database.ts'
import { pdfText } from '../support/documents/pdf-text.ts'
import { eventually } from '../support/shop.ts'
import { testNow } from '../support/test-clock.ts'
import { createTraveller, filledDraft, searchRequest, sendAsSite } from '../support/traveller.ts'

const SECRET_KEY = 'a key that the test and its server share'
const DATA_DIR = newDataDir('privacy')
const DATABASE_URL = await testDatabase()
let logged = ''
const server = await startKillable(
  { NODE_ENV: 'test', LOG_LEVEL: 'trace', PORT: '0', DATA_DIR, DATABASE_URL, SECRET_KEY },
  (text) => {
    logged += text
  },
)
const client = new pg.Client({ connectionString: DATABASE_URL })
await client.connect()
afterAll(async () => {
  await client.end()
  await server.kill()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const request = searchRequest({ passengers: { adult: 2, child: 0, infant: 0 } })
const sendThere = sendAsSite(createSigner(SECRET_KEY), request.slices)
const traveller = createTraveller((call) => {
  const there = call.url.replace(/^http:\/\/[^/]+/, server.origin)
  return sendThere(new Request(there, call))
}, server.origin)
const { call, must } = traveller

const numbers = ['ZQ7391846', 'XK5520917']
const cards = ['770615149931', '880202069942']

const userTables = "table_schema not in ('pg_catalog', 'information_schema')"

/** Returns the whole database as text: every row of every table, including jobs, and files as what they say. */
async function dump(): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and ${userTables}`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  const { rows: columns } = await client.query<{ name: string; table: string }>(
    `select format('%I', column_name) as name, format('%I.%I', table_schema, table_name) as table
     from information_schema.columns where data_type = 'bytea' and ${userTables}`,
  )
  for (const { name, table } of columns) {
    const { rows } = await client.query<{ file: Buffer }>(
      `select ${name} as file from ${table} where ${name} is not null`,
    )
    texts.push(...rows.map(({ file }) => `${table} ${textOf(file)}`))
  }
  return texts.join('\n')
}

/** PDFs are compressed, and their letters are glyph numbers. */
const textOf = (file: Buffer) =>
  file.subarray(0, 5).toString() === '%PDF-' ? pdfText(file) : file.toString()

test('after a booking, document numbers are nowhere in plain text: tables, jobs, mails, logs', async () => {
  const booking = await traveller.book(request)
  expect(booking.documents).toBe('passport')
  const whole = filledDraft(booking)
  const passengers = whole.passengers.map((each, index) => ({
    ...each,
    passportNumber: numbers[index] ?? '',
    idCardNumber: cards[index] ?? '',
  }))
  const draft = { ...whole, passengers }
  const path = `/flight/bookings/${booking.bookId}`
  await must(call('PUT', `${path}/draft`, draft))
  const editedAt = { 'passengers.0.passportNumber': testNow() }
  await must(call('PATCH', `${path}/draft`, { ...draft, editedAt }))
  const read = await must(traveller.call<typeof booking>('GET', path))
  expect(read.draft.passengers.map(({ passportNumber }) => passportNumber)).toEqual(numbers)
  expect(read.draft.passengers.map(({ idCardNumber }) => idCardNumber)).toEqual(cards)

  const { orderCode, trxId } = await must(traveller.submit(booking, draft))
  const { redirect } = await must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await must(traveller.settle(trxId))
  const order = await eventually(async () => {
    const found = await must(traveller.order(orderCode))
    return found.status === 'confirmed' && found
  })
  expect(order.items[0]?.travellers.map(({ passport }) => passport)).toEqual([
    '••••1846',
    '••••0917',
  ])

  const kept = await eventually(async () => {
    const text = await dump()
    return text.includes(`e-ticket-${orderCode}`) && text
  })
  expect(kept).toContain('MEI A')
  // The calendar file, and a line that only the PDF has.
  expect(kept).toContain('BEGIN:VCALENDAR')
  expect(kept).toContain('Test booking: not valid for travel')
  expect(logged).toContain(booking.bookId)
  for (const number of [...numbers, ...cards]) {
    expect(kept).not.toContain(number)
    expect(logged).not.toContain(number)
  }
})
