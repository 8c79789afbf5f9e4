import type { Database, Executor, Transaction } from './database/database.ts'

/** What a module lets staff edit: its rows as values, each found by an id made of them. */
export interface RecordBook<Value> {
  /** Returns all values, sorted by id. */
  list(db: Database): Promise<Value[]>
  /** Returns the value with this id, locked until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Value | undefined>
  /** Returns the value with this id. */
  find(db: Executor, id: string): Promise<Value | undefined>
  /** Stores a value, in place of the one with its id if there is one. */
  put(tx: Transaction, value: Value): Promise<void>
  idOf(value: Value): string
}
