import { join } from 'node:path'
import type { Plugin } from 'vite'

const path = (file: string) => join(import.meta.dirname, file)

/** Modules of others that the browser gets ours for, each with why. */
const ours = [
  // Reloads the page that is shown, without a word, when the script of another is missing.
  [/\/routeModules\.js$/, path('../offline/load-route-module.ts')],
  // Looks routes up one by one; here every page knows them all.
  [/\/fog-of-war\.js$/, path('no-discovery.ts')],
  // Can't tell which files a part has without loading it.
  [/^\0vite\/preload-helper\.js$/, path('../offline/preload.ts')],
] as const

/**
 * Puts our modules in the place of those of React Router and Vite that don't do on a bad network. Stops the build when
 * one of them is no longer where it is expected.
 */
export function routeModulesPlugin(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'route-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      const [, file] = ours.find(([theirs]) => theirs.test(source)) ?? []
      if (!file || !(source.startsWith('\0') || importer.includes('/react-router/dist/')))
        return null
      replaced.add(file)
      return file
    },
    generateBundle() {
      const missed = ours.filter(([, file]) => !replaced.has(file))
      if (missed.length > 0) this.error(`nothing imports ${missed.map(([theirs]) => theirs)} now`)
    },
  }
}
