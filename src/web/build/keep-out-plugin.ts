import type { Plugin } from 'vite'

/** What pages do not need in the browser, and what it would cost them there. */
const kept = [{ test: /node_modules\/zod\//, why: 'schemas are checked on the server: 25 kB' }]

/**
 * Stops a build whose scripts for the browser hold what belongs to the server. One import of a value from a file
 * of schemas is enough to bring the validator along, and nobody sees it but travellers on slow networks.
 */
export function keepOutPlugin(): Plugin {
  return {
    name: 'keep-out',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const rule = kept.find(({ test }) => renderedLength > 0 && test.test(id))
          if (!rule) continue
          const from = this.getModuleIds()
          const importers = [...from].filter((each) => imports(this.getModuleInfo(each), rule.test))
          this.error(
            `${id} is in ${chunk.fileName} (${rule.why}), by way of ${importers.join(', ')}`,
          )
        }
      }
    },
  }
}

/** Whether a module from outside imports what is kept out. */
const imports = (
  module: { id: string; importedIds: readonly string[] } | null,
  test: RegExp,
): boolean =>
  module !== null && !test.test(module.id) && module.importedIds.some((id) => test.test(id))
