import type { Messages } from '@lingui/core'
import type { Locale } from '../../contract/locales.ts'
import {
  addWords,
  isEnglish,
  type Languages,
  type NamespaceWords,
  openLanguages,
  withEnglish,
} from '../../contract/words/languages.ts'

const files = import.meta.glob<Messages>('/locale/*/*.json', { import: 'default' })

/** All messages of one language, and each namespace as JSON for the browser. */
export interface Catalogue {
  languages: Languages
  namespaces: ReadonlySet<string>
  json(namespace: string): string
}

const catalogues = new Map<string, Promise<Catalogue>>()

export function catalogueOf(locale: Locale): Promise<Catalogue> {
  const known = catalogues.get(locale.code)
  if (known) return known
  const made = load(locale)
  if (import.meta.env.PROD) catalogues.set(locale.code, made)
  return made
}

async function load(locale: Locale): Promise<Catalogue> {
  const languages = openLanguages(locale)
  const json = new Map<string, string>()
  for (const path of Object.keys(files)) {
    const namespace = /^\/locale\/en\/(.+)\.json$/.exec(path)?.[1]
    if (!namespace) continue
    const words = await wordsOf(locale, namespace)
    addWords(languages, words)
    json.set(namespace, JSON.stringify(words).replaceAll('<', '\\u003c'))
  }
  return {
    languages,
    namespaces: new Set(json.keys()),
    json: (namespace) => json.get(namespace) ?? '{"own":{},"english":{}}',
  }
}

async function wordsOf(locale: Locale, namespace: string): Promise<NamespaceWords> {
  const read = async (code: string) => (await files[`/locale/${code}/${namespace}.json`]?.()) ?? {}
  const own = await read(locale.code)
  return withEnglish(own, isEnglish(locale) ? {} : await read('en'))
}
