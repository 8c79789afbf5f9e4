import { erasePages } from './page-store.ts'

/**
 * Sends a sign-out and erases what is saved, whatever the site answers. It erases twice: a page that's asked for while
 * the sign-out is on its way is still rendered for whoever signs out, and may arrive before the answer or after it.
 */
export async function sendSignOut(request: Request): Promise<Response> {
  await erasePages()
  try {
    return await fetch(request)
  } finally {
    await erasePages()
  }
}
