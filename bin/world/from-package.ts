import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Returns the content or exports of an npm package's file. */
export const fromPackage = <Data>(path: string) => require(path) as Data
