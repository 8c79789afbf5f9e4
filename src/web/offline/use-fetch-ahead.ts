import { useEffect } from 'react'
import { useWords } from '../locale/language.ts'
import { knowAllRoutes } from './all-routes.ts'
import { fetchAhead, fetchPartAhead } from './preload.ts'
import { whenIdle } from './when-idle.ts'

/** What the next step after a page needs, so that it works on a bad network too. */
export interface NextNeeds {
  /** Ids of routes: the path of their file without its ending. */
  routes?: readonly string[]
  /** Lazily loaded parts of this page. */
  parts?: readonly (() => Promise<unknown>)[]
  /** Namespaces of messages. */
  words?: readonly string[]
}

/** Fetches what's needed next when the browser is idle; not with data saving enabled. */
export function useFetchAhead(needs: NextNeeds): void {
  const words = useWords()
  useEffect(() => {
    return whenIdle(() => {
      for (const part of needs.parts ?? []) fetchPartAhead(part)
      if (needs.routes) void fetchRoutesAhead(needs.routes)
      for (const namespace of needs.words ?? []) void words.ready(namespace)
    })
  }, [needs, words])
}

/** Fetches the scripts and style sheets of routes. Without a network there's nothing to fetch. */
async function fetchRoutesAhead(ids: readonly string[]): Promise<void> {
  const routes = await knowAllRoutes().catch(() => undefined)
  for (const id of ids) {
    const route = routes?.[id]
    for (const file of [route?.module, ...(route?.imports ?? []), ...(route?.css ?? [])]) {
      if (file) fetchAhead(file)
    }
  }
}
