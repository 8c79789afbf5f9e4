import type { Catalogue } from './catalogues.ts'
import { endProblems, holeProblems, numberProblems } from './compared-problems.ts'
import { formsOf, visibleText } from './forms-of.ts'
import { textProblems } from './text-problems.ts'

export interface Problem {
  kind: 'text' | 'holes' | 'numbers' | 'end' | 'english'
  /** The message (`namespace.key`). */
  id: string
  says: string
}

/** Returns what is wrong with a language's messages, each read alone and beside its English. */
export function catalogueProblems(
  code: string,
  catalogue: Catalogue,
  english: Catalogue,
): Problem[] {
  return [...catalogue].flatMap(([id, message]) => {
    const original = english.get(id)
    if (original === undefined) return []
    const [own, source] = [formsOf(message), formsOf(original)]
    const [read, readInEnglish] = [own.map(visibleText), source.map(visibleText)]
    const found: Record<Problem['kind'], string[]> = {
      text: read.flatMap((form) => textProblems(code, form)),
      holes: holeProblems(message, own, source),
      numbers: numberProblems(read, readInEnglish),
      end: endProblems(code, read, readInEnglish),
      english:
        message === original && /\p{L}{2}/u.test(readInEnglish.join(' '))
          ? [`is English: ${message}`]
          : [],
    }
    return Object.entries(found).flatMap(([kind, problems]) =>
      [...new Set(problems)].map((says) => ({ kind: kind as Problem['kind'], id, says })),
    )
  })
}
