import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** Returns the characters of a message in its longest form, without tags and placeholders. */
export function lengthOf(message: CompiledMessage): number {
  if (typeof message === 'string') return withoutTags(message).length
  let length = 0
  for (const token of message) {
    if (typeof token === 'string') {
      // `#` is the number of a plural.
      length += withoutTags(token).length
      continue
    }
    const [, , cases] = token
    if (!cases || typeof cases !== 'object') continue
    const forms = Object.entries(cases).filter(([name]) => name !== 'offset')
    length += Math.max(...forms.map(([, form]) => lengthOf(form as CompiledMessage)))
  }
  return length
}

const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, '')
