import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagePlatform } from '../../../../contract/page-platform.ts'

type HandlePage = (request: Request, page: PagePlatform) => Promise<Response>

/** Where pages come from: the built bundle, or Vite while developing. */
export interface PageSource {
  handlePage: HandlePage
  /** Folder of the built files that browsers load; undefined while Vite serves them. */
  assets: string | undefined
  /** Gets each request first, while developing; calls `next` for what is not its. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** The pages that `npm run build` made. */
export async function builtPages(): Promise<PageSource> {
  const entry = resolve('build/server/index.js')
  if (!existsSync(entry)) throw new Error('The pages are not built. Run "npm start", which builds.')
  // React picks its fast build by this name, whatever mode the server itself is in.
  process.env.NODE_ENV = 'production'
  const { handlePage }: { handlePage: HandlePage } = await import(pathToFileURL(entry).href)
  return { handlePage, assets: resolve('build/client'), close: async () => {} }
}

/** The pages straight from their source, renewed when it changes. */
export async function livePages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    async handlePage(request, page) {
      const module = await vite.ssrLoadModule('/src/web/handler.ts')
      return (module as { handlePage: HandlePage }).handlePage(request, page)
    },
    assets: undefined,
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
