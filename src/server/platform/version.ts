import { readFileSync } from 'node:fs'

/** The product's version, as the package names it (S9.15). */
export const version: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version
