import { withSmallLetters } from '../locale/url.ts'
import { linkedPages } from '../newsletter/link-guard.ts'

/** A route of `routes.ts` as the build has it. */
interface BuiltRoute {
  path?: string | undefined
  parentId?: string | undefined
}

/** A page's address, segment by segment; parameters begin with a colon. */
export type Pattern = readonly string[]

/** Pages whose route has a parameter for a word of ours. */
const behindParameter: Pattern[] = linkedPages.map((page) => [':locale', 'newsletter', page])

/** Returns the addresses of all pages that have a language, each optional parameter with and without. */
export function patternsOf(routes: Readonly<Record<string, BuiltRoute | undefined>>): Pattern[] {
  const whole = ({ path, parentId }: BuiltRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId]
    return [parent ? whole(parent) : '', path].filter(Boolean).join('/')
  }
  const paths = Object.values(routes).map((route) => (route ? whole(route) : ''))
  const ofRoutes = [...new Set(paths)]
    .filter((path) => path.startsWith(':locale/') && !path.endsWith('*'))
    .flatMap((path) => withAndWithout(path.split('/')))
  return [...ofRoutes, ...behindParameter]
}

function withAndWithout(segments: readonly string[]): Pattern[] {
  const bare = segments.map((each) => each.replace(/\?$/, ''))
  const optional = segments.flatMap((each, at) => (each.endsWith('?') ? [at] : []))
  return [bare, ...optional.map((length) => bare.slice(0, length))]
}

/**
 * Returns a path as its page is linked: with the words that every address of the page has in small letters. Routes match in any case; ids,
 * codes and names, which are parameters, stay, because case counts in some.
 */
export function writtenPath(pathname: string, patterns: readonly Pattern[]): string {
  const small = withSmallLetters(pathname)
  const [, ending = ''] = /((?:\.data)?\/?)$/.exec(small) ?? []
  const segments = small.slice(1, small.length - ending.length).split('/')
  let best: Pattern = []
  for (const pattern of patterns) {
    if (fits(pattern, segments) && fixedIn(pattern) > fixedIn(best)) best = pattern
  }
  const written = segments.map((each, at) => (isFixed(best[at] ?? ':') ? (best[at] ?? each) : each))
  return `/${written.join('/')}${ending}`
}

const isFixed = (segment: string): boolean => !segment.startsWith(':')

const fixedIn = (pattern: Pattern): number => pattern.filter(isFixed).length

const fits = (pattern: Pattern, segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((each, at) => !isFixed(each) || each.toLowerCase() === segments[at]?.toLowerCase())
