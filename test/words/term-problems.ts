import type { Catalogue } from './catalogues.ts'
import { formsOf, visibleText } from './forms-of.ts'
import { type Glossary, hasOneOf } from './glossary.ts'

/**
 * Returns the labels that are a term of the glossary in English and have none of its chosen words, as `id: text`. In sentences
 * a pronoun or a verb may stand for the term, so only labels are looked at.
 */
export function termProblems(
  code: string,
  glossary: Glossary,
  own: Catalogue,
  english: Catalogue,
): Map<string, string> {
  const problems = new Map<string, string>()
  for (const [id, message] of own) {
    const label = english.get(id)?.toLowerCase() ?? ''
    const words = glossary.get(label) ?? glossary.get(label.replace(/s$/, ''))
    if (!words || words.length === 0) continue
    const text = formsOf(message).map(visibleText).join(' ')
    if (!hasOneOf(code, text, words)) problems.set(id, `“${text}” instead of ${words.join(', ')}`)
  }
  return problems
}
