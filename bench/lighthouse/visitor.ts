import { userAgent } from '../browser.ts'

/** A visitor without scripts, who keeps cookies and doesn't follow redirects. */
export interface Visitor {
  visit(address: string, init?: RequestInit): Promise<Response>
  cookie(): string
}

export function createVisitor(site: string): Visitor {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    async visit(address, init = {}) {
      const headers = { 'user-agent': userAgent, ...init.headers, cookie: cookie() }
      const response = await fetch(new URL(address, site), { ...init, headers, redirect: 'manual' })
      for (const each of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (each.split(';')[0] ?? '').split(/=(.*)/s)
        jar.set(name, value)
      }
      return response
    },
  }
}

/** Returns a results page once every supplier has answered. Searches belong to visitors, who are known by a cookie. */
export async function finishedSearch({ visit }: Visitor, address: string): Promise<string> {
  for (;;) {
    const response = await visit(address)
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    const html = await response.text()
    if (html.includes('data-search-state="done"')) return html
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
