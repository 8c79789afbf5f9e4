import { randomUUID } from 'node:crypto'
import { chown, link, open, readFile, rename, rm } from 'node:fs/promises'
import { ConfigError } from '../config.ts'

/** A secret that is generated once and stored in a file of its own. */
export interface GeneratedFile {
  file: string
  /** Returns the content for a file that doesn't exist yet. */
  make: () => string
  /** The fewest characters that count as complete. */
  shortest: number
  /** Tells operators how to repair a truncated file. */
  repair: string
  /** The user who may read the file; by default the server's own. */
  owner?: { uid: number; gid: number } | Record<string, never>
}

/**
 * Returns the content of a generated file, and creates the file if it's missing: complete or not at all. Processes that
 * start at once all get the same content. Throws ConfigError for a file that is too short, such as one that an earlier
 * version left empty on a full disk.
 */
export async function generatedFile(wanted: GeneratedFile): Promise<string> {
  const { file, shortest, repair } = wanted
  const content = (await contentOf(file)) ?? (await create(wanted))
  if (content.length < shortest) {
    throw new ConfigError(`${file} is empty or cut off. ${repair}`)
  }
  return content
}

async function create({ file, make, owner }: GeneratedFile): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(make())
      // Before it gets its name: after a power cut, the name must not stand on an empty file.
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (owner && 'uid' in owner) await chown(draft, owner.uid, owner.gid)
    await nameIt(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  return (await contentOf(file)) ?? ''
}

/** Gives a complete draft its name, unless another process was first. */
async function nameIt(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    // Some network and container file systems have no hard links.
    if ((await contentOf(file)) === undefined) await rename(draft, file)
  }
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
