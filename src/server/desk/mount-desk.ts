import type { DemonstrationStaff } from '../../contract/desk/demonstration-staff.ts'
import {
  endDeskSession,
  getDeskSession,
  lockDeskSession,
  proveDeskSession,
} from '../../contract/desk/session.ts'
import * as signIn from '../../contract/desk/sign-in.ts'
import { createPasskeyChallenges } from '../member/passkey/passkey-challenges.ts'
import { relyingParty } from '../member/passkey/passkey-service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Platform } from '../platform/platform.ts'
import { type DeskAccess, deskAccess } from './desk-access.ts'
import { createDeskLog, type DeskLog } from './log/desk-log-store.ts'
import { addDemonstrationStaff, viewDemonstration } from './staff/demonstration-staff.ts'
import { createSecondFactor } from './staff/second-factor.ts'
import { createStaffSessions } from './staff/session-store.ts'
import { createStaffPasskeys } from './staff/staff-passkeys.ts'
import { createStaffSignIn } from './staff/staff-sign-in.ts'
import { sweepSessions } from './staff/sweep-sessions.ts'

/** What the desk's parts share. */
export interface Desk {
  access: DeskAccess
  log: DeskLog
}

/**
 * Mounts setting up and signing in for staff, and sets how the API authenticates their tokens. Stores the sandbox's
 * accounts first, except in production, where they don't work either.
 */
export async function mountDesk(
  api: Api,
  platform: Platform,
  demonstration: readonly DemonstrationStaff[] = [],
): Promise<Desk> {
  const { db, cache, clock, jobs, seal, signer, config } = platform
  const log = createDeskLog({ db, clock })
  const allowsDemonstration = !config.production
  const sessions = createStaffSessions({
    db,
    clock,
    allowsDemonstration,
    locksAfter: minutes(config.DESK_LOCK_MINUTES),
    provenFor: minutes(config.DESK_FACTOR_MINUTES),
  })
  const accounts = allowsDemonstration ? demonstration : []
  await addDemonstrationStaff(platform, accounts)
  sweepSessions({ jobs, clock, sessions })
  api.authenticateStaffWith(sessions.authenticate)

  api.mount(getDeskSession, async (call) => {
    const { id, name, email, roles, isLocked } = await deskAccess.allow(call, 'desk.open')
    return { id, name, email, roles: [...roles], isLocked, lockMinutes: config.DESK_LOCK_MINUTES }
  })
  api.mount(endDeskSession, async (call) => {
    const { id, sessionId } = await deskAccess.allow(call, 'desk.open')
    await inTransaction(db, async (tx) => {
      await sessions.end(tx, sessionId)
      await log.record(tx, { staffId: id, act: 'staff.sign-out', target: { kind: 'staff', id } })
    })
    return { ended: true as const }
  })

  const passkeys = createStaffPasskeys({
    db,
    clock,
    challenges: createPasskeyChallenges(cache),
    site: relyingParty(config.PUBLIC_ORIGIN),
  })
  const service = createStaffSignIn({
    db,
    cache,
    clock,
    seal,
    signer,
    factor: createSecondFactor({
      cache,
      clock,
      seal,
      passkeys,
      sessions,
      serverLog: platform.log,
    }),
    sessions,
    passkeys,
    log,
    allowsDemonstration,
  })
  const callerOf = ({ clientAddress: address, userAgent, auid }: RequestContext) => ({
    auid,
    address,
    userAgent,
  })
  api.mount(signIn.signInAtDesk, ({ body, context }) => service.signIn(body, callerOf(context)))
  api.mount(lockDeskSession, async (call) => {
    await sessions.lock((await deskAccess.allow(call, 'desk.open')).sessionId)
    return { locked: true as const }
  })
  api.mount(proveDeskSession, async (call) => {
    const staff = await deskAccess.allow(call, 'desk.open')
    await service.prove(staff, call.body, callerOf(call.context))
    return { proven: true as const }
  })
  api.mount(signIn.askDeskPasskey, ({ body: { setup }, context }) =>
    service.askPasskey(setup, callerOf(context)),
  )
  api.mount(signIn.readDeskSetup, ({ body: { setup }, context }) =>
    service.readSetup(setup, callerOf(context)),
  )
  api.mount(signIn.completeDeskSetup, ({ body, context }) => service.setUp(body, callerOf(context)))
  api.mount(signIn.listDemonstrationStaff, async () =>
    accounts.map((account) => viewDemonstration(account, clock.now())),
  )
  return { access: deskAccess, log }
}
