import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { generatedFile } from './generated-file.ts'
import { secretKeys } from './secrets/secret-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-generated-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const wanted = (name: string) => ({
  file: join(folder, name),
  make: () => randomBytes(24).toString('hex'),
  shortest: 48,
  repair: 'Restore it.',
})

test('the file is made once, readable by its owner only, and read from then on', async () => {
  const made = await generatedFile(wanted('once'))
  expect(made).toMatch(/^[\da-f]{48}$/)
  expect(await generatedFile(wanted('once'))).toBe(made)
  expect(statSync(join(folder, 'once')).mode & 0o777).toBe(0o600)
})

test('all who start at once get the same content, and leave no drafts', async () => {
  const starts = Array.from({ length: 40 }, () => generatedFile(wanted('together')))
  const contents = new Set(await Promise.all(starts))
  expect(contents).toEqual(new Set([readFileSync(join(folder, 'together'), 'utf8')]))
  expect(readdirSync(folder).filter((name) => name.startsWith('together.'))).toEqual([])
})

test('content that can’t be made leaves nothing behind', async () => {
  const failing = {
    ...wanted('failing'),
    make() {
      throw new Error('no space left')
    },
  }
  await expect(generatedFile(failing)).rejects.toThrow('no space left')
  expect(readdirSync(folder).filter((name) => name.startsWith('failing'))).toEqual([])
})

test.each(['', '\n', 'short', 'x'.repeat(31)])(
  'a secret key cut off to %j is refused, with what to do about it',
  async (left) => {
    const file = join(folder, 'secret-key')
    writeFileSync(file, left)
    const started = secretKeys({ SECRET_KEY: undefined, DATA_DIR: folder })
    await expect(started).rejects.toBeInstanceOf(ConfigError)
    await expect(started).rejects.toThrow(
      `${file} is empty or cut off. Restore it from a backup or set SECRET_KEY`,
    )
    expect(readFileSync(file, 'utf8')).toBe(left)
    rmSync(file)
  },
)

test('without a secret key, one is generated', async () => {
  const [key] = await secretKeys({ SECRET_KEY: undefined, DATA_DIR: folder })
  expect(key).toMatch(/^[\da-f]{64}$/)
})
