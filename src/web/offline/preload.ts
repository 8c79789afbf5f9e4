const seen = new Map<string, Promise<unknown>>()
let fetchingAhead = false

/**
 * Returns what Vite calls around each `import()`: requests all style sheets and scripts of a part at once. The build
 * replaces Vite's own with it, so that `fetchPartAhead` knows a part's files.
 */
export function __vitePreload<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  if (fetchingAhead) {
    for (const file of files) fetchAhead(`/${file}`)
    return new Promise(() => {})
  }
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => styled(`/${file}`))
  for (const file of files) if (file.endsWith('.js')) addLink('modulepreload', `/${file}`)
  return Promise.all(styles).then(load)
}

/** Fetches the files of a part into the browser's cache without running them. */
export function fetchPartAhead(load: () => Promise<unknown>): void {
  fetchingAhead = true
  void load()
  fetchingAhead = false
}

/** Fetches one file into the browser's cache, with low priority. */
export function fetchAhead(address: string): void {
  if (document.querySelector(`[href="${address}"]`)) return
  const rel = document.createElement('link').relList
  if (!rel.supports('prefetch')) return void addLink('modulepreload', address)
  addLink('prefetch', address).as = address.endsWith('.css') ? 'style' : 'script'
}

function addLink(rel: string, address: string): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=${rel}][href="${address}"]`)
  if (known) return known
  const link = document.createElement('link')
  link.rel = rel
  link.href = address
  document.head.append(link)
  return link
}

/** Adds a style sheet to the document, once; a failed one is requested again the next time. */
function styled(address: string): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`) && !seen.has(address))
    return Promise.resolve()
  const known = seen.get(address)
  if (known) return known
  const link = addLink('stylesheet', address)
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      seen.delete(address)
      reject(new Error(`Unable to preload CSS for ${address}`))
    }
  })
  seen.set(address, loaded)
  return loaded
}
