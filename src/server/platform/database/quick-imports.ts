import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Lets Node.js import drizzle-orm quickly; to be imported before anything that imports that. For each import of a package
 * and each file in it, Node.js parses the list of all that the package exports. That of drizzle-orm has 179 kB and was
 * parsed 300 times, which took two fifths of a start (docs/decisions/116-quick-imports.md).
 */
const library = 'drizzle-orm'
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    // `require` gets other files.
    if (!context.conditions.includes('import')) return next(specifier, context)
    if (specifier === library || specifier.startsWith(`${library}/`)) {
      const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      found.set(specifier, known)
      return known
    }
    const { parentURL = '' } = context
    const isWithin = parentURL.includes(`/node_modules/${library}/`)
    if (isWithin && /^\..*\.js$/.test(specifier)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    return next(specifier, context)
  },
})
