import type { RouterContextProvider } from 'react-router'
import type { QueryOf } from '../../contract/endpoint.ts'
import { type LinkedLanding, linkLandings } from '../../contract/landing/landing.ts'
import { tFor, urlFor } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

/** Links to pages about places. Their words come from the server, so that pages with links need no more messages. */
export interface PlacePages {
  title: string
  links: { name: string; to: string }[]
}

/** Returns links to the pages about places that search engines list; undefined if there are none, or they aren't known. */
export async function loadPlacePages(
  context: Readonly<RouterContextProvider>,
  api: Pick<FrontApi, 'call'>,
  query: QueryOf<typeof linkLandings>,
): Promise<PlacePages | undefined> {
  const answer = await api.call(linkLandings, { query })
  if (!answer.ok || answer.result.pages.length === 0) return undefined
  const t = tFor(context)
  const url = urlFor(context)
  return {
    title: t('landing.more'),
    links: answer.result.pages.map((page) => ({
      name: titleOf(t, page),
      to: url(
        page.kind === 'city' || page.kind === 'area'
          ? `hotels/${page.address}`
          : `flights/${page.address}`,
      ),
    })),
  }
}

function titleOf(t: Translate, page: LinkedLanding): string {
  switch (page.kind) {
    case 'route':
      return t('landing.route-title', page)
    case 'destination':
      return t('landing.destination-title', page)
    case 'city':
      return t('landing.city-title', page)
    case 'area':
      return t('landing.area-title', page)
  }
}
