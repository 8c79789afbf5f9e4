import { eld } from 'eld/large'
import type { Text } from './texts.ts'

/** What the detector calls a language, where that isn't its code. It knows neither Indonesian nor Serbian in Latin script. */
const detected: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'ms'],
  nb: ['no'],
  sr: ['sr', 'hr'],
  'zh-tw': ['zh'],
}

/** Languages that the detector doesn't know. `npm test` knows Khmer by its letters. */
const unknown = new Set(['km'])

/** Returns the namespaces that read like another language. Single messages are too short to tell. */
export function strangeNamespaces(code: string, texts: readonly Text[]): string[] {
  if (unknown.has(code)) return []
  const namespaces = Map.groupBy(texts, ({ namespace }) => namespace)
  return [...namespaces].flatMap(([namespace, each]) => {
    const text = each.map(({ text }) => text.replaceAll('\uFFFC', '')).join('. ')
    const { language } = eld.detect(text)
    return (detected[code] ?? [code]).includes(language)
      ? []
      : [`${namespace} reads like ${language || 'no language'}`]
  })
}
