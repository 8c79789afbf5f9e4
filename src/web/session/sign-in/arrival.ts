import { safePath } from '../safe-path.ts'

/** How the visitor arrived: by signing in just now, or by signing up (S2.66). */
export type Arrival = 'signed-in' | 'signed-up'

const marks = ['login', 'isRegister'] as const

/** Returns the destination of a sign-in with its marks (S4.6, S4.7); a path of this site, keeping the query. */
export function withArrival(path: string, arrival: Arrival): string {
  const url = new URL(safePath(path, '/'), 'http://site.invalid')
  url.searchParams.set('login', 'success')
  if (arrival === 'signed-up') url.searchParams.set('isRegister', 'true')
  return url.pathname + url.search + url.hash
}

export function readArrival(query: URLSearchParams): Arrival | undefined {
  if (query.get('login') !== 'success') return undefined
  return query.get('isRegister') === 'true' ? 'signed-up' : 'signed-in'
}

/** Returns the address without its marks (S4.9). */
export function withoutArrival(url: URL): URL {
  const clean = new URL(url)
  for (const each of marks) clean.searchParams.delete(each)
  return clean
}
