import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readBuild } from '../src/server/platform/version.ts'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const path of ['bin', 'package.json', 'package-lock.json']) {
  cpSync(join(import.meta.dirname, '..', path), join(folder, path), { recursive: true })
}
mkdirSync(join(folder, 'src/server'), { recursive: true })
mkdirSync(join(folder, 'build'))

const put = (path: string, content: string) => writeFileSync(join(folder, path), content)
const versionNow = () =>
  execFileSync(process.execPath, ['bin/build-version.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

test('a build’s version changes with any file of the program, and with nothing else', () => {
  put('src/server/app.ts', 'export const fee = 1')
  const first = versionNow()
  expect(first).toMatch(/^[\da-f]{12}$/)
  put('README.md', 'Other words')
  put('src/server/app.test.ts', 'test()')
  expect(versionNow()).toBe(first)
  put('src/server/app.ts', 'export const fee = 2')
  expect(versionNow()).not.toBe(first)
  put('src/server/app.ts', 'export const fee = 1')
  expect(versionNow()).toBe(first)
})

test('a server reads the version that was stored with its build', () => {
  const root = pathToFileURL(`${folder}/`)
  expect(readBuild(root)).toBe('unbuilt')
  put('build/.version', 'dabd989fc57e')
  expect(readBuild(root)).toBe('dabd989fc57e')
})
