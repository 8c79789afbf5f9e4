import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** A namespace as translators write it: flat, key → ICU message. */
export type Words = Readonly<Record<string, string>>

/**
 * Compiles a namespace's ICU messages for Lingui's runtime, by their full ids (`namespace.key`), so that browsers
 * need no parser. Throws with the id, the reason and the message if one can't be parsed.
 */
export function compileWords(namespace: string, words: Words): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {}
  for (const [key, message] of Object.entries(words)) {
    const id = `${namespace}.${key}`
    try {
      compiled[id] = compileMessageOrThrow(message)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`message ${id} cannot be read (${reason}): ${message}`, { cause })
    }
  }
  return compiled
}
