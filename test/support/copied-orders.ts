import pg from 'pg'

/** Names of which some are much more common than others: every sixteenth person is a Tan, as in a big agency of the region. */
const surnames = [
  'Tan Tan Tan Tan Lim Lim Lim Lee Lee Lee Ng Ng Wong Wong Chan Chan Ong Ong Goh Teo',
  'Nguyen Nguyen Tran Tran Le Pham Hoang Phan Vu Dang Bui Do Ho Ngo Duong Ly',
  'Abdullah Ahmad Ibrahim Ismail Rahman Yusof Hassan Kumar Singh Devi Raj Nair',
  'Tanaka Sato Suzuki Takahashi Kim Park Choi Smith Garcia Martin Rossi Silva Meier',
].flatMap((row) => row.split(' '))
const givenNames = [
  'Mei Mei Mei Wei Wei Jun Hui Ling Xin Yi Jia Min Kai Zhi Siew',
  'Linh Anh Minh Huong Nur Siti Aisyah Farid Hafiz Priya Arjun Ravi Anita',
  'Yuki Haruto Min-jun Ji-woo John Maria Anna Luca Sofia Melissa',
].flatMap((row) => row.split(' '))
/** Numbers with which tickets of airlines begin. */
const airlines = ['217', '217', '232', '618', '829', '738', '160', '126']

const listed = (values: readonly string[]) => `array[${values.map((each) => `'${each}'`).join()}]`
/** Picks one of the values, independently for each number and each \`salt\`. */
const oneOf = (values: readonly string[], salt: string) =>
  `(${listed(values)})[1 + abs(hashint8extended(n, ${salt}) % ${values.length})::integer]`
/** Returns six characters of order numbers, different for each number: 7 is coprime with the alphabet's 31 characters. */
const codeOf = (n: string) =>
  Array.from(
    { length: 6 },
    (_, place) =>
      `substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + (${n} * 7 / ${31 ** place} % 31)::integer, 1)`,
  ).join(' || ')
const idOf = (table: string) => `md5('${table}' || n)::uuid`

/**
 * Fills a database with copies of one of its orders, placed evenly over the year until now, with people, codes, days and totals of
 * their own. Constraints aren't checked and triggers don't run: like orders of an earlier version, they aren't searchable yet.
 * Each call needs numbers of its own.
 */
export async function copyOrders(
  url: string,
  code: string,
  { first, last }: { first: number; last: number },
): Promise<void> {
  // A connection without time limits.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica; set synchronous_commit = off')
    await client.query(`create temporary table person as
      select n, now() - (n - ${first}) * interval '1 year' / ${last + 1 - first} as placed,
        ${oneOf(surnames, '1')} as surname, ${oneOf(givenNames, '2')} as given,
        n % 10000000 as phone, ${codeOf(`(n + ${31 ** 5})`)} as code, ${codeOf(`(${(31 ** 6 / 2) | 0} - n)`)} as booked,
        ${oneOf(airlines, '3')} || lpad(n::text, 10, '0') as ticket,
        n % 120 as days
      from generate_series(${first}::bigint, ${last}) as n`)
    for (const { table, values } of copied) {
      const columns = await columnsOf(client, table)
      const written = columns.map((column) => values[column] ?? `one.${column}`)
      await client.query(
        `insert into "${table}" (${columns.join()}) select ${written.join()}
        from person, "${table}" as one
        where one.${table === 'order' ? 'id' : 'order_id'} = (select id from "order" where code = $1)`,
        [code],
      )
    }
    // As when they were sold by a version without it.
    await client.query(
      `insert into search_backlog (placed_at) values ('infinity') on conflict do nothing`,
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const email = `lower(given || '.' || surname) || n || '@example.com'`
const trip = `'{offer,slice,departure}', to_jsonb(to_char(placed + days * interval '1 day', 'YYYY-MM-DD"T"HH24:MI'))`
const copied: { table: string; values: Record<string, string> }[] = [
  {
    table: 'order',
    values: {
      id: idOf('order'),
      code: 'person.code',
      email,
      contact: `jsonb_build_object('email', ${email}, 'givenName', given, 'surname', surname,
        'phone', '+6012' || lpad(person.phone::text, 7, '0'), 'phoneCountry', 'MY')`,
      created_at: 'placed',
      total: 'one.total + n % 40000',
      owner: `'device-' || n`,
    },
  },
  {
    table: 'reservation',
    values: {
      id: idOf('reservation'),
      order_id: idOf('order'),
      reference: `'copy-' || n`,
    },
  },
  {
    table: 'order_item',
    values: {
      id: idOf('item'),
      order_id: idOf('order'),
      reservation_id: idOf('reservation'),
      travellers: `jsonb_set(jsonb_set(one.travellers, '{0,surname}', to_jsonb(upper(surname))), '{0,givenName}', to_jsonb(upper(given)))`,
      details: `jsonb_set(jsonb_set(jsonb_set(one.details - 'source', '{bookingCodes,0,code}', to_jsonb(booked)),
        '{tickets,0,number}', to_jsonb(ticket)), ${trip})`,
      ends_at: `placed + (days + 1) * interval '1 day'`,
    },
  },
  {
    table: 'payable',
    values: { trx_id: `'copy-' || n`, order_id: idOf('order'), created_at: 'placed' },
  },
]

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and table_name = $1`,
    [table],
  )
  return rows.map(({ name }) => name)
}
