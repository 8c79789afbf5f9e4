import { namespacesOf } from '../test/words/catalogues.ts'
import { formsOf, visibleText } from '../test/words/forms-of.ts'

/** One form of a message as readers see it, with U+FFFC in place of each placeholder. */
export interface Text {
  namespace: string
  id: string
  text: string
}

/** Lists of search words hold what people mistype. */
const isForSearch = (key: string) => key.endsWith('-keywords') || key === 'search-ignored'

/** Returns all texts of a language that people read. */
export const textsOf = (code: string): Text[] =>
  [...namespacesOf(code)].flatMap(([namespace, words]) =>
    Object.entries(words)
      .filter(([key]) => !isForSearch(key))
      .flatMap(([key, message]) =>
        formsOf(message).map((form) => ({
          namespace,
          id: `${namespace}.${key}`,
          text: visibleText(form),
        })),
      ),
  )
