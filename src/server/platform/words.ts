import { existsSync, readFileSync } from 'node:fs'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defaultLocale, localeByCode } from '../../contract/locales.ts'

/** The words of one namespace in one language: mails and pages that the server itself writes. */
export type Say = (key: string, values?: Record<string, string | number>) => string

const loaded = new Map<string, I18n>()

/** Words by their key within the namespace; English where a language has none. */
export function wordsOf(namespace: string, language: string): Say {
  const code = localeByCode(language)?.code ?? defaultLocale
  const id = `${code}/${namespace}`
  let i18n = loaded.get(id)
  if (!i18n) {
    const messages = { ...readWords(defaultLocale, namespace), ...readWords(code, namespace) }
    i18n = setupI18n({ locale: code, messages: { [code]: messages } })
    loaded.set(id, i18n)
  }
  const words = i18n
  return (key, values) => words._(key, values)
}

function readWords(code: string, namespace: string): Messages {
  const file = new URL(`../../../locale/${code}/${namespace}.json`, import.meta.url)
  if (!existsSync(file)) return {}
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(words).map(([key, message]) => [key, compileMessage(message)]),
  )
}
