import type { Messages } from '@lingui/core'
import { makeI18n, WordStore } from '../locale/word-store.ts'
import type { PageState } from './page-state.tsx'
import { pageStateId } from './page-state-script.tsx'

/** Takes up the state the server left in the document; words of other namespaces are fetched when needed. */
export function openPageState(): PageState {
  const { visitor, config, words } = JSON.parse(
    document.getElementById(pageStateId)?.textContent ?? '',
  ) as Pick<PageState, 'visitor' | 'config'> & { words: Record<string, Messages> }
  const i18n = makeI18n(visitor.locale.tag, Object.assign({}, ...Object.values(words)))
  const fetchWords = async (namespace: string): Promise<Messages> => {
    const query = new URLSearchParams({
      lang: visitor.locale.code,
      namespace,
      v: config.version,
    })
    const response = await fetch(`/api/locales?${query}`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  }
  return { visitor, config, words: new WordStore(i18n, new Set(Object.keys(words)), fetchWords) }
}
