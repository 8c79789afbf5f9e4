import { join } from 'node:path'
import type { Plugin } from 'vite'
import { deferred, onlyToNavigate } from './deferred-modules.ts'

const path = (file: string) => join(import.meta.dirname, file)

/** Modules of others that the browser gets ours for, each with why. */
const ours = [
  // Reloads the page that is shown, without a word, when the script of another is missing.
  [/\/routeModules\.js$/, path('../router/only-navigating.ts')],
  // Looks routes up one by one; here every page knows them all.
  [/\/fog-of-war\.js$/, path('no-discovery.ts')],
  // Can't tell which files a part has without loading it.
  [/^\0vite\/preload-helper\.js$/, path('../offline/preload.ts')],
] as const

/** The script that is loaded later, with what it imports from React Router. */
const whole = path('../router/whole-router.ts')
const wholeId = '\0whole-router'

/**
 * Puts our modules in the place of those of React Router and Vite that don't do on a bad network, or that are much more
 * than a page needs at first. Stops the build when one of them is no longer where it is expected.
 */
export function routeModulesPlugin(): Plugin {
  const replaced = new Set<string>()
  let folder = ''
  return {
    name: 'route-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer = '') {
      if (source === 'react-router' && importer === whole) {
        const index = await this.resolve(source, path('index.ts'))
        folder = join(index?.id ?? '', '../lib/')
        return wholeId
      }
      if (!source.startsWith('\0') && !importer.includes('/react-router/dist/')) return null
      const [, file] = ours.find(([theirs]) => theirs.test(source)) ?? []
      if (file) {
        replaced.add(file)
        return file
      }
      if (!source.startsWith('.')) return null
      const id = join(importer, '..', source)
      const later = deferred.find(({ module }) => id.endsWith(`/lib/${module}`))
      if (later) {
        replaced.add(later.file)
        return `${id}?deferred`
      }
      // Parts of a module import what only its rest needs, too.
      const isUnused = importer.endsWith('?parts') && onlyToNavigate.test(id)
      return isUnused ? `${id}?parts` : null
    },
    load(id) {
      if (id === wholeId) {
        return deferred
          .map(
            ({ module, name }) => `export { ${name} as UNSAFE_${name} } from '${folder}${module}'`,
          )
          .join('\n')
      }
      if (!id.endsWith('?deferred')) return null
      const theirs = id.slice(0, -'?deferred'.length)
      const { name, file } = deferred.find(({ module }) => theirs.endsWith(module)) ?? {}
      // The rest of the module is tree-shaken to what the page needs at first.
      return `export * from '${theirs}?parts'\nexport { ${name} } from '${file}'`
    },
    generateBundle() {
      const files = [...ours.map(([, file]) => file), ...deferred.map(({ file }) => file)]
      const missed = files.filter((file) => !replaced.has(file))
      if (missed.length > 0) this.error(`nothing is replaced by ${missed} now`)
    },
  }
}
