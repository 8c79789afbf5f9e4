import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

/** Imports tables of two areas in a process of its own; returns what Node.js was asked to find, and what it loaded. */
function imported(before: string[]): { asked: string[]; loaded: string[] } {
  const modules = [...before, './src/server/hotel/tables.ts', './src/server/push/tables.ts']
  const script = `
    import { registerHooks } from 'node:module'
    const [asked, loaded] = [[], []]
    registerHooks({
      resolve(specifier, context, next) {
        if (context.parentURL?.includes('/src/') || context.parentURL?.includes('/drizzle-orm/')) asked.push(specifier)
        return next(specifier, context)
      },
      load(url, context, next) {
        if (url.includes('/drizzle-orm/')) loaded.push(url)
        return next(url, context)
      },
    })
    for (const each of ${JSON.stringify(modules)}) await import(new URL(each, ${JSON.stringify(pathToFileURL('./').href)}).href)
    console.log(JSON.stringify({ asked, loaded: loaded.sort() }))`
  const args = ['--input-type=module', '--eval', script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('drizzle-orm is found once for each of its names, and the same files are loaded', () => {
  const plain = imported([])
  const quick = imported(['./src/server/platform/database/quick-imports.ts'])
  const ofLibrary = ({ asked }: typeof plain) =>
    asked.filter((each) => each.startsWith('drizzle-orm'))
  expect(new Set(ofLibrary(plain)).size).toBeLessThan(ofLibrary(plain).length)
  expect(ofLibrary(quick)).toEqual([...new Set(ofLibrary(quick))])
  expect(plain.asked).toContain('../sql/sql.js')
  expect(quick.asked).not.toContain('../sql/sql.js')
  expect(quick.loaded).toEqual(plain.loaded)
  expect(quick.loaded.length).toBeGreaterThan(50)
})
