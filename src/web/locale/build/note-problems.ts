import { compileWords, type Words } from '../../../contract/words/compile-words.ts'
import { lengthOf } from './length-of.ts'
import { paramsOf } from './params-of.ts'

/** The notes for translators about a namespace: `locale/en/notes/<namespace>.json`. */
export interface Notes {
  /** The pages or mails that use it. */
  where: string
  /** What is filled in for each placeholder, by its name. */
  placeholders?: Record<string, string>
  /** What a message is and where it appears, by its key. */
  messages: Record<string, string>
  /** The most characters that buttons and tight labels have room for, placeholders not counted, by key. */
  maxLengths: Record<string, number>
}

/** Returns what is missing or wrong in the notes of a namespace, one line per problem. */
export function noteProblems(namespace: string, words: Words, notes: Notes): string[] {
  const compiled = compileWords(namespace, words)
  const placeholders = new Set<string>()
  const problems: string[] = []
  if (!notes.where) problems.push(`${namespace}: say where it appears`)
  for (const [key, text] of Object.entries(words)) {
    const message = compiled[`${namespace}.${key}`] ?? []
    const params = [...paramsOf(message).keys()]
    for (const name of params) placeholders.add(name)
    const id = `${namespace}.${key}`
    const note = notes.messages[key]
    if (!note && (params.length > 0 || isUnclear(text))) problems.push(`${id}: describe it`)
    if (note?.startsWith('Button') && !notes.maxLengths[key]) {
      problems.push(`${id}: a button needs a maximum length`)
    }
    const longest = lengthOf(message)
    const most = notes.maxLengths[key]
    if (most !== undefined && !Number.isInteger(most)) {
      problems.push(`${id}: its maximum length is no number`)
    }
    if (most !== undefined && longest > most) {
      problems.push(`${id}: ${longest} characters, and there is room for ${most}`)
    }
  }
  for (const name of placeholders) {
    if (!notes.placeholders?.[name]) problems.push(`${namespace}: describe {${name}}`)
  }
  for (const name of Object.keys(notes.placeholders ?? {})) {
    if (!placeholders.has(name)) problems.push(`${namespace}: no message has {${name}}`)
  }
  for (const key of new Set([...Object.keys(notes.messages), ...Object.keys(notes.maxLengths)])) {
    if (!(key in words)) problems.push(`${namespace}.${key}: there is no such message`)
  }
  return problems
}

/** Returns whether a text has markup, or too few words to tell whether it's a verb, a heading or a state. */
const isUnclear = (text: string): boolean => text.includes('<') || text.split(/\s+/).length <= 2
