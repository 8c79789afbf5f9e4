import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/**
 * Returns every text that an ICU message can produce: one for each combination of its plural and select cases. Placeholders
 * stay as `{name}`, a plural's `#` as `{#}`. Throws if the message can't be parsed.
 */
export function formsOf(text: string): readonly string[] {
  // Most messages have no placeholder, and parsing takes longer than everything that is looked for in them.
  return /[{']/.test(text) ? expand(compileMessageOrThrow(text)) : [text]
}

function expand(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [message]
  let forms = ['']
  for (const token of message) {
    const parts = typeof token === 'string' ? [token] : partsOf(token)
    forms = forms.flatMap((form) => parts.map((part) => form + part))
  }
  return forms
}

function partsOf([name, , cases]: Exclude<CompiledMessage[number], string>): string[] {
  if (!cases || typeof cases !== 'object') return [`{${name}}`]
  return Object.entries(cases)
    .filter(([each]) => each !== 'offset')
    .flatMap(([, branch]) => expand(branch as CompiledMessage))
}

/** Stands for a placeholder or a component, whose text isn't known. */
const hole = '\uFFFC'

/** Returns a form of a message as readers see it: without tags, and with one character for each placeholder. */
export const visibleText = (form: string): string =>
  form.replace(/\{[^{}]*\}|<\w+\/>|<(\w+)><\/\1>|#/g, hole).replace(/<[^<>]*>/g, '')
