/** Parts of the server that aren't modules: what everything may depend on, and what knows no orders. */
const foundations = new Set(['platform', 'world', 'tracking'])
const adapters = new Set(['supplier', 'gateway'])
/** Parts of the server that know products only through the port (`src/server/order/product.ts`). */
const core = new Set(['order', 'payment', 'aftersales', 'letters', 'documents'])

/** The only file of the server that loads the sandbox, and the only file it loads. */
const sandboxLoader = 'src/server/open-sandbox.ts'
const sandboxEntry = 'src/sandbox/sandbox.ts'
/** What the sandbox may import from the server: the platform, world facts, and the ports it implements. */
const sandboxGround = new Set(['platform', 'world'])
const ports = new Set([
  'src/server/supplier/flight-supplier.ts',
  'src/server/supplier/supplier-error.ts',
  'src/server/gateway/payment-gateway.ts',
])

/** Modules of web and server that sell one product each, and those of web that may know all products. */
const products = new Set(['flight'])
const productUsers = new Set([...products, 'site'])
/** Modules that know no product's own types and schemas either, by layer. */
const productNeutral: Readonly<Record<string, ReadonlySet<string>>> = {
  web: new Set(['order', 'payment', 'aftersales', 'product', 'link']),
  server: new Set(['link']),
  contract: new Set(['link']),
}

/** Returns why one file of `src/` may not import another, or undefined if it may. Tests may import anything. */
export function forbidden(from: string, to: string): string | undefined {
  if (/\.test\.tsx?$/.test(from)) return undefined
  const [, floor, area = ''] = from.split('/')
  const [, otherFloor, otherArea = ''] = to.split('/')
  if (!to.startsWith('src/')) return undefined
  const isExample = from.includes('/testing/')
  if (productNeutral[floor ?? '']?.has(area) && products.has(otherArea) && !isExample) {
    return `${floor}/${area} knows no product; each declares what is asked of it in a register`
  }
  if (floor !== otherFloor) return acrossFloors(from, to)
  if (floor === 'sandbox' && isFolder(from) && area !== otherArea) {
    return 'a stand-in knows nothing of the others'
  }
  if (floor === 'web' && isFolder(from) && products.has(otherArea) && !productUsers.has(area)) {
    return isExample
      ? undefined
      : 'the core knows products only by their views (src/web/products.tsx)'
  }
  if (floor !== 'server' || !isFolder(from) || !isFolder(to)) return undefined
  if (area !== otherArea) return acrossAreas(from, to, area, otherArea)
  if (isKind(to, 'tables') && !(isTable(from) || area === 'platform')) {
    return 'only stores read tables; what they hand out are types of the module'
  }
  if (isKind(from, 'routes') && isTable(to)) return 'routes go through their service'
  if (isTable(from) && (isKind(to, 'service') || isKind(to, 'routes'))) {
    return 'a store knows nothing of its service'
  }
  return undefined
}

function acrossFloors(from: string, to: string): string | undefined {
  const [, floor] = from.split('/')
  const [, otherFloor, otherArea = ''] = to.split('/')
  if (otherFloor === 'contract') return undefined
  if (floor === 'sandbox' && otherFloor === 'server') {
    const isGround = sandboxGround.has(otherArea) && isFolder(to)
    return isGround || ports.has(to) ? undefined : 'the sandbox knows ports and platform only'
  }
  if (otherFloor === 'sandbox' && floor === 'server') {
    const isLoader = from === sandboxLoader && to === sandboxEntry
    return isLoader ? undefined : `only ${sandboxLoader} loads the sandbox`
  }
  return `${floor} may import the contract only`
}

function acrossAreas(from: string, to: string, area: string, otherArea: string) {
  if (foundations.has(area)) {
    return foundations.has(otherArea) ? undefined : `${area} knows nothing of ${otherArea}`
  }
  if (foundations.has(otherArea)) return undefined
  if (adapters.has(area)) return `${area} knows nothing of ${otherArea}`
  if (core.has(area) && (products.has(otherArea) || otherArea === 'product')) {
    return `${area} knows products by their port alone`
  }
  if (isTable(to) && !(isKind(from, 'tables') && isKind(to, 'tables'))) {
    return `only ${otherArea} itself reads its tables; ask its service`
  }
  if (isKind(to, 'routes')) return 'routes are mounted by the app alone'
  return undefined
}

/**
 * Why a file of `src/server` may not import something by its name, or undefined where it may: rows are the business of the
 * module that keeps them, and what its services hand out are its own types.
 */
export function forbiddenName(from: string, to: string, name: string): string | undefined {
  if (/\.test\.tsx?$/.test(from) || !/[a-z]Row$/.test(name)) return undefined
  const [, floor, area = ''] = from.split('/')
  const [, otherFloor, otherArea] = to.split('/')
  if (floor !== 'server' || otherFloor !== 'server') return undefined
  if (area !== otherArea) return `rows stay in ${otherArea}`
  return core.has(area) && !isTable(from) ? 'rows stay in their store' : undefined
}

const isFolder = (path: string) => path.split('/').length > 3
const isKind = (path: string, kind: string) => new RegExp(`[/-]${kind}\\.ts$`).test(path)
const isTable = (path: string) => isKind(path, 'store') || isKind(path, 'tables')
