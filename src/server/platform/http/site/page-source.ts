import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagePlatform } from '../../../../contract/page-platform.ts'

type HandlePage = (request: Request, page: PagePlatform) => Promise<Response>

/** The source of pages: the built bundle, or Vite in development. */
export interface PageSource {
  handlePage: HandlePage
  /** The folder of built assets; undefined while Vite serves them. */
  assets: string | undefined
  /** Called first for each request in development; calls `next` for requests that aren't Vite's. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** Loads the built pages. */
export async function builtPages(): Promise<PageSource> {
  const entry = resolve('build/server/index.js')
  if (!existsSync(entry)) throw new Error('The pages are not built. Run "npm start", which builds.')
  // React chooses its fast build by this name, whatever the server's own mode.
  process.env.NODE_ENV = 'production'
  const { handlePage }: { handlePage: HandlePage } = await import(pathToFileURL(entry).href)
  return { handlePage, assets: resolve('build/client'), close: async () => {} }
}

/** Serves the pages from source, with hot reloading. */
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
