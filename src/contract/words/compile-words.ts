import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** A namespace as translators write it: flat, key → ICU message. */
export type Words = Readonly<Record<string, string>>

/**
 * Turns a namespace's ICU messages into what Lingui's runtime reads, under their full ids
 * (`namespace.key`), so that no parser has to travel to the browser.
 * Throws with the id when a message cannot be read.
 */
export function compileWords(namespace: string, words: Words): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {}
  for (const [key, message] of Object.entries(words)) {
    const id = `${namespace}.${key}`
    try {
      compiled[id] = compileMessageOrThrow(message)
    } catch (cause) {
      throw new Error(`message ${id} cannot be read: ${message}`, { cause })
    }
  }
  return compiled
}
