import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const docs = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const isSuperseded = (text: string) => /^\*Superseded/m.test(text)

const roots = ['bench', 'bin', 'docs', 'locale', 'public', 'src', 'test', 'words']
// `npm run words` installs packages of its own.
const exclude = (path: string) => path.endsWith('node_modules')
const paths = new Set([...globSync('*'), ...globSync(`{${roots.join(',')}}/**`, { exclude })])

const endings = 'css|json|md|mjs|psv|sh|sql|tsx?|txt|yaml'
/** From the root, from `src`, or the end of a path: a file's name or the folder it's in, with a slash. */
const pathLike = new RegExp(
  `^(?:(?:${roots.join('|')}|contract|sandbox|server|web)/.*|[a-z0-9<][\\w.<>/-]*(?:\\.(?:${endings})|/))$`,
)

/** Returns paths in backticks and links that no file or folder of the repository has. `<…>` is a placeholder for any name. */
function stalePaths(text: string, folder = ''): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
  const linked = [...text.matchAll(/\]\(([^)\s#:]+)[^)\s:]*\)/g)].map(([, path = '']) => path)
  return [
    ...quoted.filter((path) => pathLike.test(path) && !isThere(path)),
    ...linked.filter((path) => !paths.has(join(folder, path))),
  ]
}

function isThere(path: string): boolean {
  const isFromRoot = roots.some((root) => path.startsWith(`${root}/`))
  const bare = path.replace(/\/$/, '')
  if (isFromRoot && !path.includes('<')) return paths.has(bare)
  const pattern = bare
    .split(/<[^>]*>/)
    .map((part) => part.replace(/[$()*+.?[\]^{|}\\]/g, '\\$&'))
    .join('[^/]+')
  const whole = new RegExp(`^${isFromRoot ? '' : '(?:.*/)?'}${pattern}$`)
  return [...paths].some((each) => whole.test(each))
}

test.each(docs)('%s names only files that exist', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(isSuperseded(text) ? [] : stalePaths(text, dirname(file))).toEqual([])
})

describe('what the check finds', () => {
  test.each([
    'src/gone.ts',
    'src/server/gone/',
    'server/gone/routes.ts',
    'web/gone',
    'gone.ts',
    'gone/',
    'order/gone.ts',
    'src/gone/<module>.ts',
  ])('%s is stale', (path) => {
    expect(stalePaths(`See \`${path}\`.`)).toEqual([path])
  })

  test.each([
    'package.json',
    'src/server/',
    'src/server/main.ts',
    'server/main.ts',
    'order/routes.ts',
    'reservation-states.ts',
    'src/server/<module>/routes.ts',
    'locale/<lang>',
    '/order/{code}',
    'https://sojourn.example/help/',
    'hono/cookie',
    'npm test',
  ])('%s is not', (path) => {
    expect(stalePaths(`See \`${path}\`.`)).toEqual([])
  })

  test('a link is followed from its file’s folder', () => {
    expect(stalePaths('[a](security.md#keys) [b](https://a.example/b)', 'docs')).toEqual([])
    expect(stalePaths('[a](docs/security.md)', 'docs')).toEqual(['docs/security.md'])
  })
})
