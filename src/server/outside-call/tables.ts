import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { outsideOperations, outsideOutcomes } from '../../contract/desk/order/outside-call.ts'
import { moment } from '../platform/database/columns.ts'

/** Calls to suppliers and gateways about orders: codes and our references only, neither what was sent nor secrets. */
export const outsideCalls = pgTable(
  'outside_call',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** When it began. */
    at: moment().notNull(),
    kind: text({ enum: ['supplier', 'gateway'] }).notNull(),
    name: text().notNull(),
    operation: text({ enum: outsideOperations }).notNull(),
    reference: text().notNull(),
    outcome: text({ enum: outsideOutcomes }).notNull(),
    code: text(),
    milliseconds: integer().notNull(),
  },
  (call) => [index().on(call.reference), index().on(call.at)],
)
