import { endDeskSession, getDeskSession } from '../../contract/desk/session.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { type DeskAccess, deskAccess } from './desk-access.ts'
import { createDeskLog, type DeskLog } from './log/desk-log-store.ts'
import { createStaffSessions } from './staff/session-store.ts'
import { sweepSessions } from './staff/sweep-sessions.ts'

/** What the desk's parts share. */
export interface Desk {
  access: DeskAccess
  log: DeskLog
}

/** Mounts sessions of staff, and sets how the API authenticates their tokens. */
export function mountDesk(api: Api, platform: Platform): Desk {
  const { db, clock, jobs } = platform
  const log = createDeskLog({ db, clock })
  const sessions = createStaffSessions({ db, clock })
  sweepSessions({ jobs, clock, sessions })
  api.authenticateStaffWith(sessions.authenticate)

  api.mount(getDeskSession, async (call) => {
    const { id, name, email, roles } = await deskAccess.allow(call, 'desk.open')
    return { id, name, email, roles: [...roles] }
  })
  api.mount(endDeskSession, async (call) => {
    const { id, sessionId } = await deskAccess.allow(call, 'desk.open')
    await inTransaction(db, async (tx) => {
      await sessions.end(tx, sessionId)
      await log.record(tx, { staffId: id, act: 'staff.sign-out', target: { kind: 'staff', id } })
    })
    return { ended: true as const }
  })
  return { access: deskAccess, log }
}
