/** Parts of the server that are not areas: what everything may stand on, and what knows no orders. */
const foundations = new Set(['platform', 'world', 'tracking'])
const adapters = new Set(['supplier', 'gateway'])

/** Why one file of `src/` may not import another, or undefined where it may. Tests may import anything. */
export function forbidden(from: string, to: string): string | undefined {
  if (/\.test\.tsx?$/.test(from)) return undefined
  const [, floor, area = ''] = from.split('/')
  const [, otherFloor, otherArea = ''] = to.split('/')
  if (!to.startsWith('src/')) return undefined
  if (floor !== otherFloor) {
    return otherFloor === 'contract' ? undefined : `${floor} may import the contract only`
  }
  if (floor !== 'server' || !isFolder(from) || !isFolder(to)) return undefined
  if (area !== otherArea) return acrossAreas(from, to, area, otherArea)
  if (isKind(from, 'routes') && isTable(to)) return 'routes go through their service'
  if (isTable(from) && (isKind(to, 'service') || isKind(to, 'routes'))) {
    return 'a store knows nothing of its service'
  }
  return undefined
}

function acrossAreas(from: string, to: string, area: string, otherArea: string) {
  if (foundations.has(area)) {
    return foundations.has(otherArea) ? undefined : `${area} knows nothing of ${otherArea}`
  }
  if (foundations.has(otherArea)) return undefined
  if (adapters.has(area)) return `${area} knows nothing of ${otherArea}`
  if (isTable(to) && !(isKind(from, 'tables') && isKind(to, 'tables'))) {
    return `only ${otherArea} itself reads its tables; ask its service`
  }
  if (isKind(to, 'routes')) return 'routes are mounted by the app alone'
  return undefined
}

const isFolder = (path: string) => path.split('/').length > 3
const isKind = (path: string, kind: string) => new RegExp(`[/-]${kind}\\.ts$`).test(path)
const isTable = (path: string) => isKind(path, 'store') || isKind(path, 'tables')
