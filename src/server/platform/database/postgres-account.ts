import { readFile } from 'node:fs/promises'
import { ConfigError } from '../../config.ts'

/** The user PostgreSQL runs as; empty for the server's own user. */
export type Account = { uid: number; gid: number } | Record<string, never>

/**
 * Returns the user for PostgreSQL, which refuses to run as root. That user needs an entry in the password file, which
 * initdb looks up.
 */
export async function postgresAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find(([entryName]) => entryName === name)
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new ConfigError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. ' +
      'Start the server as an ordinary user, or set DATABASE_URL.',
  )
}
