/** Parts of the server that aren't modules: what everything may depend on, and adapters, which don't depend on orders. */
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
  'src/server/supplier/hotel-supplier.ts',
  'src/server/supplier/stay-change.ts',
  'src/server/supplier/supplier-error.ts',
  'src/server/gateway/payment-gateway.ts',
])

/** Modules of web and server that sell one product each, and those of web that may know all products. */
const products = new Set(['flight', 'hotel'])
const productUsers = new Set([...products, 'site', 'landing'])
/** Modules that know no product's own types and schemas either, by layer. */
const productNeutral: Readonly<Record<string, ReadonlySet<string>>> = {
  web: new Set(['order', 'payment', 'aftersales', 'product', 'link']),
  server: new Set(['link']),
  contract: new Set(['link', 'order', 'payment', 'aftersales', 'checkout']),
}
/** Where products list the schemas that they add to the core's. */
const registers = new Set([
  'src/contract/order/item-details.ts',
  'src/contract/aftersales/product-kinds.ts',
])

/** Returns why one file of `src/` may not import another, or undefined if it may. Tests may import anything. */
export function forbidden(from: string, to: string): string | undefined {
  if (/\.test\.tsx?$/.test(from)) return undefined
  const [, layer, area = ''] = from.split('/')
  const [, otherLayer, otherArea = ''] = to.split('/')
  if (!to.startsWith('src/')) return undefined
  const isExample = from.includes('/testing/')
  const isNeutral = productNeutral[layer ?? '']?.has(area) && !registers.has(from)
  if (isNeutral && products.has(otherArea) && !isExample) {
    return `${layer}/${area} may not import a product; products list what it needs in a register`
  }
  if (layer !== otherLayer) return acrossLayers(from, to)
  if (layer === 'sandbox' && isFolder(from) && area !== otherArea && otherArea !== 'shared') {
    return 'simulated companies are independent of each other'
  }
  if (layer === 'web' && isFolder(from) && products.has(otherArea) && !productUsers.has(area)) {
    return isExample
      ? undefined
      : 'the core uses products only through their views (src/web/products.tsx)'
  }
  if (layer !== 'server' || !isFolder(from) || !isFolder(to)) return undefined
  if (area !== otherArea) return acrossAreas(from, to, area, otherArea)
  if (isKind(to, 'tables') && !(isTable(from) || area === 'platform')) {
    return 'only stores read tables; they return types of the module'
  }
  if (isKind(from, 'routes') && isTable(to)) return 'routes go through their service'
  if (isTable(from) && (isKind(to, 'service') || isKind(to, 'routes'))) {
    return 'a store may not import its service'
  }
  return undefined
}

function acrossLayers(from: string, to: string): string | undefined {
  const [, layer] = from.split('/')
  const [, otherLayer, otherArea = ''] = to.split('/')
  if (otherLayer === 'contract') return undefined
  if (layer === 'sandbox' && otherLayer === 'server') {
    const isGround = sandboxGround.has(otherArea) && isFolder(to)
    return isGround || ports.has(to) ? undefined : 'the sandbox may import only ports and platform'
  }
  if (otherLayer === 'sandbox' && layer === 'server') {
    const isLoader = from === sandboxLoader && to === sandboxEntry
    return isLoader ? undefined : `only ${sandboxLoader} loads the sandbox`
  }
  return `${layer} may import the contract only`
}

/** Reports count the rows of many modules in SQL; asking each service for them would read them one by one. They write their own only. */
const isReport = (path: string) => /^src\/server\/desk\/report\/[\w-]+-store\.ts$/.test(path)

function acrossAreas(from: string, to: string, area: string, otherArea: string) {
  if (foundations.has(area)) {
    return foundations.has(otherArea) ? undefined : `${area} may not depend on ${otherArea}`
  }
  if (foundations.has(otherArea)) return undefined
  if (adapters.has(area)) return `${area} may not depend on ${otherArea}`
  if (core.has(area) && (products.has(otherArea) || otherArea === 'product')) {
    return `${area} may use products only through their port`
  }
  if (isTable(to) && !(isKind(from, 'tables') && isKind(to, 'tables')) && !isReport(from)) {
    return `only ${otherArea} itself reads its tables; ask its service`
  }
  if (isKind(to, 'routes')) return 'only the app mounts routes'
  return undefined
}

/**
 * Returns why a file of `src/server` may not import a name, or undefined if it may: rows stay in the module that stores
 * them, and its services return types of their own.
 */
export function forbiddenName(from: string, to: string, name: string): string | undefined {
  if (/\.test\.tsx?$/.test(from) || !/[a-z]Row$/.test(name)) return undefined
  const [, layer, area = ''] = from.split('/')
  const [, otherLayer, otherArea] = to.split('/')
  if (layer !== 'server' || otherLayer !== 'server') return undefined
  if (area !== otherArea) return `rows stay in ${otherArea}`
  return core.has(area) && !isTable(from) ? 'rows stay in their store' : undefined
}

const isFolder = (path: string) => path.split('/').length > 3
const isKind = (path: string, kind: string) => new RegExp(`[/-]${kind}\\.ts$`).test(path)
const isTable = (path: string) => isKind(path, 'store') || isKind(path, 'tables')
