import { readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)

/** The product's version from package.json (S9.15). */
export const version: string = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
).version

/**
 * Returns this build's own version, 12 characters: a digest of the program's files, which `npm start` stores beside the built
 * pages (`bin/support/project.mjs`). The same files have the same version on any machine, without Git.
 */
export function readBuild(folder: URL | string = root): string {
  try {
    return readFileSync(new URL('build/.version', folder), 'utf8').trim()
  } catch {
    return 'unbuilt'
  }
}
