import type pg from 'pg'
import { sqlState } from './in-transaction.ts'
import { createWriteBatch, isWrite, type Statement } from './write-batch.ts'

const nothing = { rows: [] as never[] }

const queryOf = ({ text, values }: Statement): pg.QueryConfig => ({ text, values: [...values] })

/** A write that waits to be sent has no result yet: ask for rows with `returning` to know what it did. */
const notSent = {
  rows: [] as never[],
  get rowCount(): number {
    throw new Error('this write has not been sent yet: add returning')
  },
}

/**
 * One transaction's connection to the database, as Drizzle uses it. Writes whose result nobody reads wait for the next
 * read or the commit, and are sent together as one statement. A transaction begins with its first read; one that only
 * writes is that single statement, which is atomic by itself.
 */
export class BatchingConnection {
  readonly #pool: pg.Pool
  readonly #writes = createWriteBatch()
  #begun: Promise<pg.PoolClient> | undefined
  #isOutdated = false

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Runs a statement, or keeps it for later; the signature is that of the driver. */
  async query(given: pg.QueryConfig, values: unknown[] = []): Promise<unknown> {
    const { text } = given
    if (text === 'begin') return nothing
    if (text === 'commit') return this.#commit()
    if (text.startsWith('rollback')) return this.#rollBack(text)
    if (text.startsWith('begin ')) return (await this.#begin(text)) && nothing
    if (isWrite(text)) {
      while (!this.#writes.add({ text, values })) await this.#send()
      return notSent
    }
    const client = await this.#begin()
    await this.#send()
    return client.query(given, values).catch((error) => this.#failed(error))
  }

  /** Returns the connection to the pool, which closes it if its prepared statements are outdated. */
  async release(): Promise<void> {
    const client = await this.#begun?.catch(() => undefined)
    client?.release(this.#isOutdated)
  }

  /** A statement that was prepared before a column's type changed would fail every time: "cached plan must not change". */
  #failed(error: unknown): never {
    this.#isOutdated ||= sqlState(error) === '0A000'
    throw error
  }

  #begin(text = 'begin'): Promise<pg.PoolClient> {
    this.#begun ??= this.#pool.connect().then((client) =>
      client.query(text).then(
        () => client,
        (error) => {
          client.release()
          throw error
        },
      ),
    )
    return this.#begun
  }

  async #send(): Promise<void> {
    const client = await this.#begin()
    const writes = this.#writes.take()
    if (writes) await client.query(queryOf(writes))
  }

  async #commit(): Promise<unknown> {
    if (this.#begun) {
      const client = await this.#begun
      await this.#send()
      return client.query('commit')
    }
    const writes = this.#writes.take()
    return writes ? this.#pool.query(queryOf(writes)) : nothing
  }

  async #rollBack(text: string): Promise<unknown> {
    this.#writes.take()
    const client = await this.#begun?.catch(() => undefined)
    return client ? client.query(text) : nothing
  }
}
