import type { Route } from './+types/icons-api.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

/** The name of the built-in set. */
const prefix = 'sojourn'
/** Longer lists than all icons of the set aren't read. */
const mostNames = Object.keys(iconPaths).length
const day = 86_400

const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

/**
 * `GET /icons/sojourn.json?icons=bed,cart` (S7.35): returns icons of the built-in set by name, as Iconify's clients read
 * them: https://iconify.design/docs/types/iconify-json.html. Names that the set doesn't have are in `not_found`.
 */
export function loader({ params, request }: Route.LoaderArgs) {
  if (params.file !== `${prefix}.json`) {
    return refused(404, 'NOT_FOUND', `There are no icons but those of ${prefix}.json`)
  }
  const asked = new URL(request.url).searchParams.get('icons')?.split(',').filter(Boolean) ?? []
  const names = [...new Set(asked)].sort()
  if (names.length === 0 || names.length > mostNames) {
    return refused(400, 'VALIDATION', 'icons is needed: names with commas between them')
  }
  const unknown = names.filter((name) => !isIcon(name))
  const set = {
    prefix,
    width: 24,
    height: 24,
    icons: Object.fromEntries(names.filter(isIcon).map((name) => [name, { body: bodyOf(name) }])),
  }
  return Response.json(unknown.length > 0 ? { ...set, not_found: unknown } : set, {
    headers: { 'cache-control': `public, max-age=${day}` },
  })
}

/** Strokes as wide as where pages show icons at 20 pixels or more. */
const bodyOf = (name: IconName): string =>
  `<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="${iconPaths[name]}"/>`

const refused = (status: number, error: string, message: string): Response =>
  Response.json({ message, error, status_code: status }, { status })
