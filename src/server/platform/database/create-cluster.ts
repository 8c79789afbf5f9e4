import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ConfigError } from '../../config.ts'
import { minutes } from '../duration.ts'
import { generatedFile } from '../generated-file.ts'
import { type PostgresHome, runAs } from './postgres-home.ts'

/** Creating a cluster takes seconds; a draft that is older was left by a start that was killed. */
const draftLife = minutes(10)

/**
 * Creates the cluster unless it exists. Servers that start at once each create one in a folder of their own; the first
 * complete one gets the name and the others are discarded. The password is the same for all of them.
 */
export async function createCluster(home: PostgresHome, cluster: string): Promise<void> {
  if (isCluster(cluster)) return
  await passwordOf(home, cluster)
  const fresh = `${cluster}.${randomUUID()}`
  try {
    await runAs(home, 'initdb', [
      ...['-D', fresh, '--username=sojourn', `--pwfile=${join(home.folder, 'password')}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
    ])
    await rename(fresh, cluster)
  } catch (error) {
    if (!isCluster(cluster)) throw error
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await removeDrafts(home, `${basename(cluster)}.`)
  }
}

const isCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

/** Removes leftovers of killed starts, except those that another start may still be creating. */
async function removeDrafts({ folder }: PostgresHome, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const draft = join(folder, name)
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - draftLife) await rm(draft, { recursive: true, force: true })
  }
}

/** Returns the password of the cluster's owner. Throws ConfigError if the file was lost or cut off. */
export function passwordOf(home: PostgresHome, cluster: string): Promise<string> {
  const file = join(home.folder, 'password')
  return generatedFile({
    file,
    make() {
      if (!isCluster(cluster)) return randomBytes(24).toString('hex')
      throw new ConfigError(`${file}, the password of the database, is missing. ${restoreIt(home)}`)
    },
    shortest: 48,
    repair: restoreIt(home),
    owner: home.account,
  })
}

const restoreIt = ({ folder }: PostgresHome) =>
  `Restore it from a backup. If the database holds nothing yet, delete ${folder}: the next start creates another one.`
