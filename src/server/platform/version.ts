import { readFileSync } from 'node:fs'

/** The product's version from package.json (S9.15). */
export const version: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version
