import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|contract)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Returns whether a folder or file is among the given ones. */
const isIn = (file: string, places: readonly string[]) =>
  places.some((place) => file.startsWith(place))

/** What is dangerous with input in it, and the few places that have it, each with constants or escaped text. */
test.each<[string, RegExp, string[]]>([
  ['runs code from text', /\beval\(|\bnew Function\(|from 'node:vm'/, []],
  ['starts programs', /'node:child_process'/, ['src/server/platform/database/']],
  [
    'writes SQL as text',
    /\bsql\.raw\(/,
    [
      'src/sandbox/hotel/room/night-store.ts',
      'src/server/deal/found-price-store.ts',
      'src/server/desk/report/roll-up-store.ts',
      'src/server/order/order-part.ts',
      'src/server/platform/database/presence.ts',
      'src/server/platform/dev/shared-state.ts',
    ],
  ],
  [
    'writes HTML as text',
    /dangerouslySetInnerHTML|\.innerHTML = |insertAdjacentHTML|document\.write/,
    [
      'src/web/cart/header/cart-slot.tsx',
      'src/web/hotel/scene/drawn-room.tsx',
      'src/web/hotel/scene/drawn-scene.tsx',
      'src/web/session/page-state/page-state-script.tsx',
      'src/web/ui/form/select.tsx',
      'src/web/ui/kept-picture.tsx',
      'src/web/ui/style/site-style.tsx',
    ],
  ],
  [
    'makes patterns',
    /\bnew RegExp\(/,
    [
      'src/server/place/fold-text.ts',
      'src/server/platform/pdf/break-lines.ts',
      'src/web/build/',
      'src/web/locale/build/',
      'src/web/message/hidden-messages.ts',
      'src/web/saved-pages/',
    ],
  ],
  ['parses XML', /\bDOMParser\b|from '(?:xml2js|fast-xml-parser|sax|libxmljs)/, []],
  [
    'listens to other windows',
    /(?:window|globalThis)\.addEventListener\(\s*'message'|window\.onmessage/,
    [],
  ],
])('nothing else %s', (_, pattern, places) => {
  const found = sources.filter(({ text }) => pattern.test(codeOf(text))).map(({ file }) => file)
  expect(found.filter((file) => !isIn(file, places))).toEqual([])
  for (const place of places)
    expect(
      found.some((file) => file.startsWith(place)),
      place,
    ).toBe(true)
})

/** Leaves out comments that stand on lines of their own. */
const codeOf = (text: string): string => text.replace(/^\s*(?:\/\/|\/?\*).*/gm, '')

test('dependencies have exact versions, and what is installed is what was locked', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; resolved?: string; optional?: boolean }>
  }
  for (const [name, { integrity, resolved, optional }] of Object.entries(packages)) {
    // Builds for machines that the lock file wasn't made on have a version only (bin/complete-lock.mjs).
    if (name && !optional) expect(integrity, name).toMatch(/^sha512-/)
    expect(resolved ?? 'https://registry.npmjs.org/', name).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    )
  }
})
