import type { Plugin } from 'vite'
import { type Cut, leftOut } from './left-out.ts'

/**
 * Takes what this site never uses out of React Router and React, where tree shaking can't know that. Stops the build when a
 * text is no longer found exactly once: then somebody has to look what has changed.
 */
export function leftOutPlugin(): Plugin {
  const done = new Set<Cut>()
  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/(react-router\/dist\/production|react-dom\/cjs)\// },
      handler(code, id) {
        let left = code
        for (const cut of leftOut) {
          if (!isModule(id.split('?')[0], cut)) continue
          done.add(cut)
          left = without(left, cut) ?? this.error(changed(cut))
        }
        return left
      },
    },
    generateBundle() {
      const missed = leftOut.filter((cut) => !done.has(cut)).map(({ module }) => module)
      if (missed.length > 0) this.error(`left-out.ts names modules that nothing loads: ${missed}`)
    },
  }
}

const folders = ['production/lib', 'react-dom/cjs']

const isModule = (file = '', { module }: Cut) =>
  folders.some((folder) => file.endsWith(`/${folder}/${module}`))

const changed = ({ module, text }: Cut) =>
  `${module} doesn't have this exactly once any more (see left-out.ts): ${text}`

/** Returns code without a cut, or nothing if its text isn't there exactly once. */
function without(code: string, { text, until, instead }: Cut): string | undefined {
  const at = code.indexOf(text)
  const end = until === undefined ? at + text.length : code.indexOf(until, at)
  if (at < 0 || end < 0 || code.includes(text, at + 1)) return undefined
  return code.slice(0, at) + instead + code.slice(end)
}
