import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HunspellFactory, loadModule } from 'hunspell-asm'
import { dictionaryOf } from './dictionaries.ts'
import type { Text } from './texts.ts'

let loading: Promise<HunspellFactory> | undefined

/** Returns the words that a language's dictionary doesn't know, each with the first message that has it, or why nothing was checked. */
export async function unknownWords(
  code: string,
  texts: readonly Text[],
): Promise<string[] | string> {
  loading ??= loadModule()
  const factory = await loading
  const dictionary = dictionaryOf(factory, code)
  if (typeof dictionary === 'string') return dictionary
  // Filipino takes words from English, and adds prefixes to them: i-book, mag-check in.
  const english = code === 'tl' ? dictionaryOf(factory, 'en') : undefined
  const dictionaries = [dictionary, ...(typeof english === 'object' ? [english] : [])]
  const allowed = new Set([...allowedWords('all'), ...allowedWords(code)])
  const knows = (word: string) =>
    allowed.has(word) ||
    allowed.has(lowered(word)) ||
    dictionaries.some((each) =>
      [word, lowered(word), word.replaceAll('’', "'")].some((form) => each.spell(form)),
    )
  const isRight = (word: string) =>
    knows(word) ||
    knows(word.replace(/’$/, '')) ||
    // Compounds and elisions, whose parts stand alone: self-transfer, l’hotel.
    word.split(/[-’]/).every((part) => part.length < 2 || knows(part))
  const seen = new Map<string, string>()
  for (const { id, text } of texts) {
    for (const word of wordsOf(code, text)) if (!seen.has(word)) seen.set(word, id)
  }
  const unknown = [...seen].filter(([word]) => !isRight(word))
  for (const each of dictionaries) each.dispose()
  return unknown.map(([word, id]) => `${word} (${id})`)
}

/** Words that are right and that dictionaries lack, one on a line: `allowed/<code>.txt`, and names in `all.txt`. */
function allowedWords(name: string): string[] {
  const file = join(import.meta.dirname, 'allowed', `${name}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

/** Languages without spaces between words. */
const unspaced = new Set(['th'])

function wordsOf(code: string, text: string): string[] {
  // Addresses and file names aren't words.
  const plain = text.replace(/\S+@\S+|https?:\S*|\.\w{2,4}\b/g, ' ')
  if (unspaced.has(code)) {
    const segments = new Intl.Segmenter(code, { granularity: 'word' }).segment(plain)
    return [...segments].map(({ segment }) => segment).filter((each) => /\p{sc=Thai}/u.test(each))
  }
  const words = plain.matchAll(
    /(?<![\p{L}\p{M}\p{N}\uFFFC-])[\p{L}\p{M}\u200C\u200D]+(?:[’·-][\p{L}\p{M}\u200C\u200D]+)*’?(?![\p{L}\p{M}\p{N}\uFFFC])/gu,
  )
  return [...words].map(([word]) => word)
}
