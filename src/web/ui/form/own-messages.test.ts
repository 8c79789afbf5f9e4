import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../..')
// Staff's filters have nothing to say of a field but that it's empty.
const files = globSync('**/*.tsx', { cwd: web }).filter(
  (file) => !file.startsWith('desk/') && !file.endsWith('.test.tsx'),
)

/** Returns the forms of a page's source: the opening tag, and what is within. */
function formsIn(source: string): [tag: string, within: string][] {
  return [...source.matchAll(/<(form|Form)\b(?:[^>]|=>)*>/g)].map(([tag, name]) => {
    const from = source.indexOf(tag) + tag.length
    return [tag, source.slice(from, source.indexOf(`</${name}>`, from))]
  })
}

it('forms with fields that can be wrong have our own messages, in the page’s language (S5.13)', () => {
  const checked =
    /\brequired\b|type="(?:email|tel|url)"|<(?:EmailField|PasswordField|ThreePartDate)\b/
  const found = files.flatMap((file) =>
    formsIn(readFileSync(join(web, file), 'utf8'))
      .filter(([, within]) => checked.test(within))
      .map(([tag]) => ({ file, isOurs: tag.includes('noValidate') })),
  )
  expect(found.length).toBeGreaterThan(12)
  expect(found.filter(({ isOurs }) => !isOurs)).toEqual([])
})
