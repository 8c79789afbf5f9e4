import { expect, test } from 'vitest'
import { openMemberSite, someEmail } from '../../../test/support/member/member-site.ts'
import { days, minutes } from '../platform/duration.ts'
import { createSweep } from './sweep-members.ts'

const site = await openMemberSite()
const { call, signUp } = site
const { clock, db } = site.platform
const sweep = createSweep({ db, clock })

const counts = async () => {
  const { rows } = await site.platform.connection.pool.query(
    `select (select count(*)::int from member_code) codes,
            (select count(*)::int from member_spent_ticket) verifications,
            (select count(*)::int from member_sign_in) "signIns"`,
  )
  return rows[0]
}

test('what nobody can use any more is deleted, ended sign-ins after a month', async () => {
  const { token } = await signUp(someEmail())
  await call('POST', '/member/signout', { token })
  await signUp(someEmail())
  await sweep()
  expect(await counts()).toEqual({ codes: 2, verifications: 2, signIns: 2 })
  clock.advance(minutes(20))
  await sweep()
  expect(await counts()).toEqual({ codes: 0, verifications: 0, signIns: 2 })
  clock.advance(days(31))
  await sweep()
  expect(await counts()).toMatchObject({ signIns: 1 })
  clock.advance(days(15))
  await sweep()
  expect(await counts()).toMatchObject({ signIns: 0 })
})
