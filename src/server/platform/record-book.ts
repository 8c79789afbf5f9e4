import type { Database, Executor, Transaction } from './database/database.ts'

/** What a module lets staff edit: its rows as values, each found by an id made of them. */
export interface RecordBook<Value> {
  /** Returns all values, sorted by id. */
  list(db: Database): Promise<Value[]>
  /** Returns the value with this id, locked until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Value | undefined>
  /** Returns the value with this id. */
  find(db: Executor, id: string): Promise<Value | undefined>
  /** Stores a value, in place of the one with its id if there is one. May throw VALIDATION. */
  put(tx: Transaction, value: Value): Promise<void>
  idOf(value: Value): string
  /** Returns how often each value was used, by id, where that is counted. Ids without a use may be missing. */
  uses?(db: Database): Promise<ReadonlyMap<string, number>>
  /** Checks what a schema can't, before anything is locked. Throws VALIDATION. */
  check?(value: Value): Promise<void>
  /** Returns a value as it's logged and returned, if that isn't all of it. `list`, `find` and `lock` return it like that too. */
  shown?(value: Value): Value
}
