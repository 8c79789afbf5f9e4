import { useEffect } from 'react'
import { useWords } from '../locale/language.ts'
import { fetchAhead, fetchPartAhead } from './preload.ts'

/** What the next step after a page needs, so that it works on a bad network too. */
export interface NextNeeds {
  /** Ids of routes: the path of their file without its ending. */
  routes?: readonly string[]
  /** Lazily loaded parts of this page. */
  parts?: readonly (() => Promise<unknown>)[]
  /** Namespaces of messages. */
  words?: readonly string[]
}

interface Manifest {
  routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>
}

/** Fetches what's needed next when the browser is idle; not with data saving enabled. */
export function useFetchAhead(needs: NextNeeds): void {
  const words = useWords()
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData || !import.meta.env.PROD) return
    const run = () => {
      for (const part of needs.parts ?? []) fetchPartAhead(part)
      for (const id of needs.routes ?? []) routeFiles(id).forEach(fetchAhead)
      for (const namespace of needs.words ?? []) void words.ready(namespace)
    }
    // Safari has no `requestIdleCallback`.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(run, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(run, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [needs, words])
}

function routeFiles(id: string): string[] {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest }
  const route = manifest?.routes[id]
  return route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : []
}
