import type { PagePlatform } from '../../../contract/page-platform.ts'
import { catalogueOf } from '../../locale/catalogue.server.ts'
import { WordStore } from '../../locale/word-store.ts'
import type { PageState } from './page-state.tsx'

type Who = Pick<PageState, 'visitor' | 'path' | 'auth' | 'arrival'>

/** Opens the state of a document about to be rendered, with all messages of its language. */
export async function openPageState(
  who: Who,
  css: string,
  { publicConfig: config, nonce, clockAhead }: PagePlatform,
): Promise<PageState> {
  const catalogue = await catalogueOf(who.visitor.locale)
  const words = new WordStore(catalogue.languages, catalogue.namespaces, nothingToFetch)
  // Error messages have to be available in advance.
  words.used.add('error')
  const wordsJson = () =>
    `{${[...words.used].map((each) => `"${each}":${catalogue.json(each)}`).join(',')}}`
  const now = Date.now() + clockAhead
  return {
    ...who,
    config,
    words,
    wordsHash: catalogue.hash,
    wordsJson,
    css,
    nonce,
    now,
    clockAhead,
  }
}

/** The server has every namespace, so nothing else can be fetched. */
const nothingToFetch = async () => ({ own: {}, english: {} })
