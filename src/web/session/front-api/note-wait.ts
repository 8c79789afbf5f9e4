import type { PagePlatform } from '../../../contract/page-platform.ts'

/**
 * Returns the platform for one page request, and a function that says for how many seconds the front API refuses more
 * calls: null if it refused none.
 */
export function noteWait(page: PagePlatform): { page: PagePlatform; wait(): string | null } {
  let wait: string | null = null
  const frontApi: PagePlatform['frontApi'] = async (request) => {
    const response = await page.frontApi(request)
    if (response.status === 429) wait = response.headers.get('retry-after') ?? wait
    return response
  }
  return { page: { ...page, frontApi }, wait: () => wait }
}
