import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))

/** The scripts behind what is imported from React. */
const files: Readonly<Record<string, string>> = {
  react: join(folderOf('react'), 'cjs/react.production.js'),
  'react/jsx-runtime': join(folderOf('react'), 'cjs/react-jsx-runtime.production.js'),
  'react-dom': join(folderOf('react-dom'), 'cjs/react-dom.production.js'),
  'react-dom/client': join(folderOf('react-dom'), 'cjs/react-dom-client.production.js'),
  scheduler: join(folderOf('scheduler'), 'cjs/scheduler.production.js'),
}
const sources = new Map(Object.entries(files).map(([source, file]) => [file, source]))

/**
 * Turns React, which comes as CommonJS, into modules. Each use of a hook or element otherwise goes through an object,
 * `(0, react.useState)`, in every script of the site.
 */
export function reactModulesPlugin(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => files[source] ?? null,
    transform(code, id) {
      const source = sources.get(id)
      if (!source) return null
      const module = asModule(code, source)
      if (/\b(require|exports|module)\b[.(]/.test(module))
        this.error(`react-modules-plugin.ts can't turn ${id} into a module: it has changed`)
      return { code: module, moduleSideEffects: false }
    },
  }
}

function asModule(code: string, source: string): string {
  const imports: string[] = []
  const body = code
    .replace(/^"use strict";$/m, '')
    // Only a scheduler for tests has these.
    .replace(/\bScheduler\.(log|unstable_setDisableYieldValue)\b/g, 'void 0')
    .replace(/^var (\w+ = require\("[\w-]+"\)(,\s+)?)+;$/m, (statement) => {
      for (const [, name, from] of statement.matchAll(/\b(\w+) = require\("([\w-]+)"\)/g)) {
        imports.push(`import * as ${name} from '${from}'`)
      }
      return ''
    })
  const used = [...body.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name)
  const names = [...new Set(used)]
  const declared = names.filter((name) => used.indexOf(name) === used.lastIndexOf(name))
  const others = names.filter((name) => !declared.includes(name))
  return [
    ...imports,
    others.length > 0 ? `var ${others.map((name) => `$${name}`).join(', ')}` : '',
    body
      .replace(/^exports\.(\w+) =/gm, (all, name) =>
        declared.includes(name) ? `var $${name} =` : all,
      )
      .replace(/\bexports\.(\w+)/g, '$$$1'),
    `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} }`,
    // Not an object of all names: that would keep those which nobody uses.
    `export * as default from '${source}'`,
  ].join('\n')
}
