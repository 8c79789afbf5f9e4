import { addWords, type NamespaceWords, openLanguages } from '../../../contract/words/languages.ts'
import { wireLanguage } from '../../locale/url.ts'
import { WordStore } from '../../locale/word-store.ts'
import type { AuthState } from '../member/auth-state.ts'
import { AuthStore } from '../member/auth-store.ts'
import { clockAheadAt } from './clock-ahead.ts'
import type { PageState } from './page-state.tsx'
import { pageStateId } from './page-state-script.tsx'

/** Opens the state that the server left in the document; other namespaces are fetched on demand. */
export function openPageState(): PageState {
  const { state, words, now } = JSON.parse(
    document.getElementById(pageStateId)?.textContent ?? '',
  ) as {
    state: Omit<PageState, 'words' | 'auth' | 'now'> & { auth: AuthState }
    words: Record<string, NamespaceWords>
    now: number
  }
  const { visitor, wordsHash = '' } = state
  const languages = openLanguages(visitor.locale)
  for (const each of Object.values(words)) addWords(languages, each)
  const fetchWords = async (namespace: string): Promise<NamespaceWords> => {
    const query = new URLSearchParams({
      lang: wireLanguage(visitor.locale.code),
      namespace,
      v: wordsHash,
    })
    const response = await fetch(`/api/locales?${query}`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  }
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const clockAhead = clockAheadAt(now, performance.timeOrigin, arrived, Date.now())
  return {
    ...state,
    now,
    clockAhead,
    auth: new AuthStore(state.auth),
    words: new WordStore(languages, Object.keys(words), fetchWords),
  }
}
