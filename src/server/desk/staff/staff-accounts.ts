import { randomBytes } from 'node:crypto'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { days } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import type { DeskLog } from '../log/desk-log-store.ts'
import { digestOf, type StaffSessions } from './session-store.ts'
import * as store from './staff-store.ts'

/** How long a setup link works. */
const setupLife = days(3)

/** An account, as the command line lists it. */
export interface ListedStaff {
  email: string
  name: string
  roles: readonly StaffRole[]
  state: 'active' | 'disabled' | 'invited' | 'link expired'
}

/** Staff accounts, as the command line manages them. Everything is recorded, without a name: nobody is signed in there. */
export interface StaffAccounts {
  /** Adds an account and returns the token of its setup link; undefined if the address has one. */
  add(given: { email: string; name: string; roles: StaffRole[] }): Promise<string | undefined>
  list(): Promise<ListedStaff[]>
  /** These return false if no account has the address. Disabling ends its sessions at once. */
  changeRoles(email: string, roles: StaffRole[]): Promise<boolean>
  disable(email: string): Promise<boolean>
  enable(email: string): Promise<boolean>
  /** Removes password and second factor, ends sessions, and returns the token of a new setup link. */
  reset(email: string): Promise<string | undefined>
}

export function createStaffAccounts(parts: {
  db: Database
  clock: Clock
  sessions: StaffSessions
  log: DeskLog
}): StaffAccounts {
  const { db, clock, sessions, log } = parts

  /** Returns a new link's token, and what is stored of it. */
  function newLink() {
    const token = randomBytes(24).toString('base64url')
    const setupExpiresAt = new Date(clock.now() + setupLife)
    return { token, link: { setupDigest: digestOf(token), setupExpiresAt } }
  }

  /** Runs `work` with the account of an address; returns undefined without one. */
  const withAccount = <T>(
    email: string,
    work: (tx: Transaction, account: store.StaffAccount) => Promise<T>,
  ): Promise<T | undefined> =>
    inTransaction(db, async (tx) => {
      const found = await store.findStaff(tx, email.toLowerCase())
      return found && work(tx, found)
    })

  const change = async (
    email: string,
    act: 'staff.change-roles' | 'staff.disable' | 'staff.enable',
    values: { roles?: StaffRole[]; disabledAt?: Date | null },
  ): Promise<boolean> => {
    const done = await withAccount(email, async (tx, { id, roles, disabledAt }) => {
      await store.changeStaff(tx, id, values)
      if (values.disabledAt) await sessions.endAllOf(tx, id)
      const before = values.roles ? { roles } : { disabledAt }
      await log.record(tx, {
        staffId: null,
        act,
        target: { kind: 'staff', id },
        before,
        after: values,
      })
      return true
    })
    return done === true
  }

  return {
    add: (given) =>
      inTransaction(db, async (tx) => {
        const id = newId()
        const { token, link } = newLink()
        const email = given.email.toLowerCase()
        const account = { ...given, ...link, id, email, createdAt: clock.date() }
        if (!(await store.insertStaff(tx, account))) return undefined
        await log.record(tx, {
          staffId: null,
          act: 'staff.add',
          target: { kind: 'staff', id },
          after: { email, name: given.name, roles: given.roles },
        })
        return token
      }),
    async list() {
      const rows = await store.listStaff(db)
      return rows.map((row) => ({
        email: row.email,
        name: row.name,
        roles: row.roles,
        state: stateOf(row, clock.date()),
      }))
    },
    changeRoles: (email, roles) => change(email, 'staff.change-roles', { roles }),
    disable: (email) => change(email, 'staff.disable', { disabledAt: clock.date() }),
    enable: (email) => change(email, 'staff.enable', { disabledAt: null }),
    reset: (email) =>
      withAccount(email, async (tx, { id }) => {
        const { token, link } = newLink()
        await store.changeStaff(tx, id, { ...link, passwordHash: null, totpSealed: null })
        await store.replacePasskeys(tx, id, undefined)
        await sessions.endAllOf(tx, id)
        const target = { kind: 'staff' as const, id }
        await log.record(tx, { staffId: null, act: 'staff.reset', target })
        return token
      }),
  }
}

function stateOf(row: store.StaffAccount, now: Date): ListedStaff['state'] {
  if (row.disabledAt) return 'disabled'
  if (row.passwordHash) return 'active'
  return row.setupExpiresAt && row.setupExpiresAt > now ? 'invited' : 'link expired'
}
