import { join } from 'node:path'
import type { Plugin } from 'vite'

const ours = join(import.meta.dirname, '../offline/load-route-module.ts')
const preload = join(import.meta.dirname, '../offline/preload.ts')
const importer = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(routes|links)\.js$/

/**
 * Puts our way of loading a route's script in the place of React Router's, which reloads the page silently when
 * one is missing. Stops the build when React Router no longer has it where it is expected.
 */
export function routeModulesPlugin(): Plugin {
  let replaced = 0
  return {
    name: 'route-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, from) {
      if (source === '\0vite/preload-helper.js') return preload
      if (!source.endsWith('/routeModules.js') || !importer.test(from ?? '')) return null
      replaced += 1
      return ours
    },
    generateBundle() {
      if (replaced === 0) this.error('React Router loads route scripts in another way now')
    },
  }
}
