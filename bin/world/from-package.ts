import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Returns what an npm package's file holds or exports. */
export const fromPackage = <Data>(path: string) => require(path) as Data
