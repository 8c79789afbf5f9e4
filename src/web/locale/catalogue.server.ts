import { createHash } from 'node:crypto'
import type { Messages } from '@lingui/core'
import { defaultLocale } from '../../contract/default-locale.ts'
import type { Locale } from '../../contract/locales.ts'
import {
  addWords,
  isEnglish,
  type Languages,
  type NamespaceWords,
  openLanguages,
  withEnglish,
} from '../../contract/words/languages.ts'

type Files = Readonly<Record<string, () => Promise<Messages>>>
const files: Files = import.meta.glob<Messages>('/locale/*/*.json', { import: 'default' })

/** All messages of one language, and each namespace as JSON for the browser. */
export interface Catalogue {
  languages: Languages
  namespaces: ReadonlySet<string>
  /** Changes with any of its messages: an address with it can be cached for ever. */
  hash: string
  json(namespace: string): string
}

const catalogues = new Map<string, Promise<Catalogue>>()

export function catalogueOf(locale: Locale): Promise<Catalogue> {
  const known = catalogues.get(locale.code)
  if (known) return known
  const made = loadCatalogue(locale, files)
  if (import.meta.env.PROD) catalogues.set(locale.code, made)
  return made
}

/** Loads a language's catalogue. What it lacks, or what can't be loaded, is logged and in English. */
export async function loadCatalogue(locale: Locale, files: Files): Promise<Catalogue> {
  const read = async (code: string, namespace: string): Promise<Messages> => {
    try {
      const file = files[`/locale/${code}/${namespace}.json`]
      if (!file) throw new Error('no such file')
      return await file()
    } catch (error) {
      // Staff read English.
      if (!/^desk(?:-|$)/.test(namespace) || code === defaultLocale) {
        console.error(`messages of ${namespace} in ${code} did not load`, error)
      }
      return {}
    }
  }
  const languages = openLanguages(locale)
  const json = new Map<string, () => string>()
  const hash = createHash('sha256')
  for (const path of Object.keys(files)) {
    const namespace = /^\/locale\/en\/(.+)\.json$/.exec(path)?.[1]
    if (!namespace) continue
    const own = await read(locale.code, namespace)
    const words = withEnglish(own, isEnglish(locale) ? {} : await read(defaultLocale, namespace))
    addWords(languages, words)
    const written = asJson(words)
    hash.update(written)
    // As UTF-8 it takes half of a string's memory. English in another language, such as the desk's, is hardly ever sent.
    const kept = Object.keys(own).length > 0 ? Buffer.from(written) : undefined
    json.set(namespace, () => kept?.toString() ?? asJson(words))
  }
  return {
    languages,
    namespaces: new Set(json.keys()),
    hash: hash.digest('base64url').slice(0, 12),
    json: (namespace) => json.get(namespace)?.() ?? '{"own":{},"english":{}}',
  }
}

/** Written into a document's script element, where `<` could end it. */
const asJson = (words: NamespaceWords): string => JSON.stringify(words).replaceAll('<', '\\u003c')
