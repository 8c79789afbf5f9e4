import type { LoaderFunctionArgs } from 'react-router'
import { languageContext, tFor, urlFor } from '../../locale/language.ts'

const day = 86_400

/** `GET /{locale}/manifest.webmanifest`: what a browser needs to install the site as an app, in the page's language. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const t = tFor(context)
  const url = urlFor(context)
  const { locale } = context.get(languageContext)
  const shortcut = (name: string, address: string) => ({
    name,
    url: address,
    icons: [{ src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })
  const manifest = {
    // The same app in every language: otherwise changing the language would offer to install another one.
    id: '/',
    name: t('offline.app-name'),
    short_name: t('offline.app-short-name'),
    description: t('offline.app-description'),
    lang: locale.tag.split('-u-')[0],
    dir: 'ltr',
    start_url: url(''),
    scope: '/',
    display: 'standalone',
    categories: ['travel'],
    // Both change with the theme: pages have a colour for each (`src/web/root.tsx`).
    theme_color: '#f6f4ee',
    background_color: '#f6f4ee',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/app/maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: '/app/badge-96.png', sizes: '96x96', type: 'image/png', purpose: 'monochrome' },
    ],
    shortcuts: [
      shortcut(t('offline.shortcut-flights'), url('flight')),
      shortcut(t('offline.shortcut-hotels'), url('hotel')),
      shortcut(t('offline.shortcut-orders'), url('order')),
      shortcut(t('offline.title'), url('offline')),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': `public, max-age=${day}`,
    },
  })
}
