import type { PagePlatform } from '../../../contract/page-platform.ts'
import { catalogueOf } from '../../locale/catalogue.server.ts'
import { WordStore } from '../../locale/word-store.ts'
import type { PageState } from './page-state.tsx'

type Who = Pick<PageState, 'visitor' | 'auth' | 'arrival'>

/** The state of one document about to be rendered, with all words of its language at hand. */
export async function openPageState(
  who: Who,
  css: string,
  { publicConfig: config, nonce, clockAhead }: PagePlatform,
): Promise<PageState> {
  const catalogue = await catalogueOf(who.visitor.locale)
  const words = new WordStore(catalogue.languages, catalogue.namespaces, nothingToFetch)
  // What says that something can't be loaded has to be there before.
  words.used.add('error')
  const wordsJson = () =>
    `{${[...words.used].map((each) => `"${each}":${catalogue.json(each)}`).join(',')}}`
  return { ...who, config, words, wordsJson, css, nonce, clockAhead }
}

/** The server has every namespace there is; one that it has not cannot be had anywhere. */
const nothingToFetch = async () => ({ own: {}, english: {} })
