import { readConfig } from '../src/server/config.ts'
import { createDeskLog } from '../src/server/desk/log/desk-log-store.ts'
import { createStaffSessions } from '../src/server/desk/staff/session-store.ts'
import { createStaffAccounts } from '../src/server/desk/staff/staff-accounts.ts'
import { staffCommand } from '../src/server/desk/staff/staff-command.ts'
import { openPlatform } from '../src/server/platform/platform.ts'

/** `npm run staff -- …`: manages staff accounts in the configured database, whether or not a server is running. */
// It only enqueues, like an API process, and leaves jobs to the servers.
const platform = await openPlatform({ ...readConfig(), ROLE: 'api', LOG_LEVEL: 'warn' }).catch(
  (error: Error) => {
    // Such as a database that doesn't answer: whoever typed the command can do something about it.
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  },
)
try {
  const { db, clock, config } = platform
  const log = createDeskLog({ db, clock })
  const sessions = createStaffSessions({ db, clock })
  const accounts = createStaffAccounts({ db, clock, sessions, log })
  const origin = config.PUBLIC_ORIGIN
  const { isDone, text } = await staffCommand(process.argv.slice(2), { accounts, origin })
  process.stdout.write(`${text}\n`)
  process.exitCode = isDone ? 0 : 1
} finally {
  await platform.close()
}
