import { existsSync, readFileSync } from 'node:fs'
import { type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defaultLocale, localeByCode } from '../../contract/locales.ts'

/** The words of one namespace in one language: mails and pages that the server itself writes. */
export interface Say {
  (key: string, values?: Record<string, string | number>): string
  /** The language they are really in: dates and amounts beside them are written in the same. */
  readonly language: string
}

const loaded = new Map<string, Say>()

/** Words by their key within the namespace; English where a language has none. */
export function wordsOf(namespace: string, wanted: string): Say {
  const code = localeByCode(wanted)?.code ?? defaultLocale
  const id = `${code}/${namespace}`
  const known = loaded.get(id)
  if (known) return known
  const own = readWords(code, namespace)
  const language = own ? code : defaultLocale
  const messages = { ...readWords(defaultLocale, namespace), ...own }
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  const say: Say = Object.assign(
    (key: string, values?: Record<string, string | number>) => i18n._(key, values),
    { language },
  )
  loaded.set(id, say)
  return say
}

function readWords(code: string, namespace: string): Messages | undefined {
  const file = new URL(`../../../locale/${code}/${namespace}.json`, import.meta.url)
  if (!existsSync(file)) return undefined
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(words).map(([key, message]) => [key, compileMessage(message)]),
  )
}
