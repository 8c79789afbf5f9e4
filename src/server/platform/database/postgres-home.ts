import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Account, postgresAccount } from './postgres-account.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

/** Where an embedded PostgreSQL stores its files, and the user it runs as. */
export interface PostgresHome {
  account: Account
  /** Contains `initdb`, `pg_ctl` and `postgres`. */
  bin: string
  /** Owned by the account; contains the cluster, its password and its log. */
  folder: string
}

/**
 * Returns the place of the cluster for `dataDir`, creating it if necessary: inside it or, if root runs the server in a
 * folder that the other user can't access, under /var/lib, named after `dataDir`.
 */
export async function postgresHome(dataDir: string): Promise<PostgresHome> {
  const account = await postgresAccount()
  const native = await findPostgresBinaries()
  await mkdir(dataDir, { recursive: true })
  const asOther = 'uid' in account
  const folder =
    asOther && !(await othersMayEnter(dataDir)) ? ownPlace(dataDir) : join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true })
  if (asOther) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  const bin = asOther && !(await mayRun(native, account)) ? await copyOf(native) : native
  return { account, bin: join(bin, 'bin'), folder }
}

/** Runs a program of PostgreSQL as the account that owns the cluster. */
export function runAs(home: PostgresHome, program: string, args: string[]) {
  return run(join(home.bin, program), args, {
    ...home.account,
    cwd: home.folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
  })
}

/** Returns the place under /var/lib, or a temporary one for a temporary `dataDir`. */
function ownPlace(dataDir: string): string {
  const path = resolve(dataDir)
  const name = createHash('sha256').update(path).digest('hex').slice(0, 12)
  return join(path.startsWith(tmpdir()) ? tmpdir() : '/var/lib', `sojourn-${name}`)
}

async function othersMayEnter(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  return dirname(folder) === folder || othersMayEnter(dirname(folder))
}

async function mayRun(native: string, account: Account): Promise<boolean> {
  return run(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function copyOf(native: string): Promise<string> {
  const { mtimeMs } = await stat(join(native, 'bin', 'postgres'))
  const copy = join('/var/lib', `sojourn-postgres-${Math.floor(mtimeMs)}`)
  if (existsSync(copy)) return copy
  const fresh = `${copy}.${process.pid}`
  await cp(native, fresh, { recursive: true, dereference: true })
  await run('chmod', ['-R', 'a+rX', fresh])
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }))
  return copy
}
