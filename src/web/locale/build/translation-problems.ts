import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileWords, type Words } from '../../../contract/words/compile-words.ts'
import { lengthOf } from './length-of.ts'
import { paramsOf } from './params-of.ts'

interface Source {
  english: Words
  maxLengths: Readonly<Record<string, number>>
}

/**
 * Returns what is wrong with a namespace in another language, one line per problem. Messages may be missing, because
 * English fills in. Throws with the id if a message can't be parsed.
 */
export function translationProblems(
  tag: string,
  namespace: string,
  words: Words,
  { english, maxLengths }: Source,
): string[] {
  const own = compileWords(namespace, words)
  const source = compileWords(namespace, english)
  const forms = pluralForms(tag)
  return Object.keys(words).flatMap((key) => {
    const id = `${namespace}.${key}`
    const [message, original] = [own[id], source[id]]
    if (message === undefined || original === undefined)
      return [`${id}: English has no such message`]
    const problems: string[] = []
    const [is, wanted] = [holesOf(message, words[key]), holesOf(original, english[key])]
    if (is !== wanted)
      problems.push(`${id}: has ${is || 'nothing'} to fill in instead of ${wanted || 'nothing'}`)
    const missing = forms.filter((form) => !pluralsHave(message, form))
    if (missing.length > 0) problems.push(`${id}: lacks the plural form ${missing.join(', ')}`)
    const [length, most = Number.POSITIVE_INFINITY] = [lengthOf(message), maxLengths[key]]
    if (length > most) problems.push(`${id}: ${length} characters, and there is room for ${most}`)
    return problems
  })
}

/** Returns a message's placeholders and tags in alphabetical order: each has to be in its translation. */
function holesOf(message: CompiledMessage, text = ''): string {
  const tags = [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag)
  const names = [...paramsOf(message).keys()].map((name) => `{${name}}`)
  return [...new Set([...names, ...tags])].sort().join(' ')
}

/** Returns the plural forms that a language has for whole numbers people meet; `other` always has to be there. */
function pluralForms(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))]
}

function pluralsHave(message: CompiledMessage, form: string): boolean {
  if (typeof message === 'string') return true
  return message.every((token) => {
    if (typeof token === 'string') return true
    const [, format, cases] = token
    if (!cases || typeof cases !== 'object') return true
    if (format === 'plural' && !(form in cases)) return false
    return Object.entries(cases).every(
      ([name, each]) => name === 'offset' || pluralsHave(each as CompiledMessage, form),
    )
  })
}
