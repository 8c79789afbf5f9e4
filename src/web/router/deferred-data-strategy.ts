import type { UNSAFE_getTurboStreamSingleFetchDataStrategy as createDataStrategy } from 'react-router'
import { importWhole } from './load-whole.ts'

type Strategy = ReturnType<typeof createDataStrategy>

/** Creates what fetches a page's data. Only the whole router calls it, so it's loaded with that. */
export function getTurboStreamSingleFetchDataStrategy(
  ...needs: Parameters<typeof createDataStrategy>
): Strategy {
  let strategy: Strategy | undefined
  return async (request) => {
    strategy ??= (await importWhole()).createDataStrategy(...needs)
    return strategy(request)
  }
}
