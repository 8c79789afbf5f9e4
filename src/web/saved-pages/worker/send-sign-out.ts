import { offlinePage } from './fill-page.ts'
import { pageOf } from './page-response.ts'
import { erasePages, findOfflinePage } from './page-store.ts'

/**
 * Sends a sign-out and erases what is saved, whatever the site answers. It erases twice: a page that's asked for while
 * the sign-out is on its way is still rendered for whoever signs out, and may arrive before the answer or after it.
 * Without a network, a page says what was erased and that the site still has to be told.
 */
export async function sendSignOut(request: Request): Promise<Response> {
  await erasePages()
  try {
    return await fetch(request)
  } catch (error) {
    const said = request.mode === 'navigate' ? await erasedPage(new URL(request.url)) : undefined
    if (said) return said
    throw error
  } finally {
    await erasePages()
  }
}

async function erasedPage({ pathname }: URL): Promise<Response | undefined> {
  const [, language = ''] = pathname.split('/')
  const offline = await findOfflinePage(language)
  if (!offline) return undefined
  const asked = { wanted: undefined, isOffline: true, here: `/${language}`, isErased: true }
  return pageOf(offlinePage(offline.html, [], asked))
}
