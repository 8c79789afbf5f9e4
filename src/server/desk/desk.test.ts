import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { hours } from '../platform/duration.ts'
import { createDeskLog } from './log/desk-log-store.ts'
import { staffMembers } from './tables.ts'

const shop = await openShop()
const { db, clock } = shop.platform
const log = createDeskLog({ db, clock })

it('a session tells who is signed in, for twelve hours, idle or not', async () => {
  const { call, id, name, email } = await signInStaff(shop, ['support', 'finance'])
  const roles = ['support', 'finance']
  expect(await call('GET', '/desk/session')).toMatchObject({ result: { id, name, email, roles } })
  clock.advance(hours(11))
  expect(await call('GET', '/desk/session')).toMatchObject({ status: 200 })
  clock.advance(hours(1))
  expect(await call('GET', '/desk/session')).toMatchObject({
    status: 401,
    error: 'SESSION_EXPIRED',
  })
})

it('a session ends by signing out, which is logged', async () => {
  const { call, id } = await signInStaff(shop, ['content'])
  expect(await call('DELETE', '/desk/session')).toMatchObject({ result: { ended: true } })
  expect(await call('GET', '/desk/session')).toMatchObject({ error: 'SESSION_EXPIRED' })
  const [entry] = await log.entriesOf({ kind: 'staff', id })
  expect(entry).toMatchObject({ act: 'staff.sign-out', staff: { id, name: 'content' } })
})

it('a session ends when its account is disabled', async () => {
  const { call, id } = await signInStaff(shop, ['admin'])
  await db.update(staffMembers).set({ disabledAt: clock.date() }).where(sql`id = ${id}`)
  expect(await call('GET', '/desk/session')).toMatchObject({ error: 'SESSION_EXPIRED' })
})

it('every call for staff refuses guests, and staff who may not', async () => {
  const nobody = await signInStaff(shop, [])
  const calls = shop.api.mounted.filter(({ auth }) => auth === 'staff')
  expect(calls.length).toBeGreaterThan(1)
  for (const { method, path } of calls) {
    const address = path.replace(/:\w+/g, 'x')
    const guest = await shop.traveller().call(method, address)
    expect(guest, path).toMatchObject({ status: 401, error: 'UNAUTHENTICATED' })
    // Before anything else is read: what was sent here is no valid input of any call.
    expect(await nobody.call(method, address), path).toMatchObject({ error: 'FORBIDDEN' })
  }
})

it('the log can’t be changed, deleted or emptied', async () => {
  const target = { kind: 'order', id: 'K7M2QP' } as const
  const { id: staffId } = await signInStaff(shop, ['support'])
  await log.record(db, {
    staffId,
    act: 'order.note',
    target,
    before: { note: 'old' },
    after: { note: 'new' },
    why: 'The traveller called.',
  })
  for (const change of [
    sql`update desk_log set why = 'Nothing.'`,
    sql`delete from desk_log`,
    sql`truncate desk_log`,
    sql`truncate staff_member cascade`,
  ]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: 'desk_log is append-only' },
    })
  }
  expect(await log.entriesOf(target)).toMatchObject([
    {
      act: 'order.note',
      before: { note: 'old' },
      after: { note: 'new' },
      why: 'The traveller called.',
    },
  ])
})
