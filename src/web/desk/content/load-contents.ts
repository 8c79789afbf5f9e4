import type { RouterContextProvider } from 'react-router'
import { contentKindNames } from '../../../contract/content/content-terms.ts'
import { defaultLocale } from '../../../contract/default-locale.ts'
import { listBounces } from '../../../contract/desk/bounces.ts'
import {
  compareContent,
  type DeskContent,
  getContent,
  getContentVersion,
  listContents,
} from '../../../contract/desk/contents.ts'
import { mayDo } from '../../../contract/desk/desk-acts.ts'
import { getIssueProgress } from '../../../contract/desk/issues.ts'
import { getDeskSession } from '../../../contract/desk/session.ts'
import { tFor } from '../../locale/language.ts'
import { notFound } from '../../problem/page-errors.ts'
import { visitorContext } from '../../session/contexts.ts'
import { type DeskApi, deskApi } from '../desk-api.ts'
import { liveAddress, toldActs } from './content-acts.ts'
import { ownTexts, type RewritableKind, rewritableKinds } from './edit/rewritten.ts'

export interface Sent {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
}

/** The texts of a kind that come with the site and that nobody has rewritten yet. */
export interface Rewritable {
  kind: RewritableKind
  texts: readonly { slug: string; title: string }[]
}

/** Loads the list, filtered as the address says. */
export async function loadList({ context, request, url }: Sent) {
  const api = deskApi(context, request)
  const kind = contentKindNames.find((each) => each === url.searchParams.get('kind'))
  const q = url.searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const rewritable = rewritableKinds.find((each) => each === kind)
  const [{ contents }, { roles }, texts] = await Promise.all([
    api.get(listContents, { query: { ...(kind && { kind }), ...(q && { q }) } }),
    api.get(getDeskSession, {}),
    rewritable ? ownTexts({ context, request }, rewritable) : [],
  ])
  const page = Math.min(
    10_000,
    Math.max(1, Math.trunc(Number(url.searchParams.get('bounced'))) || 1),
  )
  const bounced =
    kind === 'issue' && mayDo(roles, 'content.edit')
      ? { page, ...(await api.get(listBounces, { query: { page } })) }
      : undefined
  const isWritten = new Set(contents.map(({ slug }) => slug))
  return {
    title: tFor(context)('desk.part-content'),
    kind,
    q,
    contents,
    roles,
    bounced,
    rewritable: rewritable && {
      kind: rewritable,
      texts: texts
        .filter(({ slug }) => !isWritten.has(slug))
        .map(({ slug, title }) => ({ slug, title })),
    },
  }
}

/** Loads a document, and the difference of two of its versions if the address names them. */
export async function loadContents(
  { context, request, url }: Sent,
  id: string,
  view: string | undefined,
) {
  if (view !== undefined) throw notFound()
  const api = deskApi(context, request)
  const [before, after] = ['before', 'after'].map((name) => Number(url.searchParams.get(name)))
  const [content, { roles, email }, compared] = await Promise.all([
    api.get(getContent, { params: { contentId: id } }),
    api.get(getDeskSession, {}),
    before && after
      ? api.get(compareContent, { params: { contentId: id }, query: { before, after } })
      : undefined,
  ])
  return {
    title: content.document.slug,
    content,
    address: await addressOf(api, content),
    progress:
      content.document.kind === 'issue'
        ? (await api.get(getIssueProgress, { params: { contentId: id } })).progress
        : null,
    email,
    roles,
    country: context.get(visitorContext).country,
    told: toldActs.find((each) => each === url.searchParams.get('told')),
    rendering: crypto.randomUUID(),
    compared: compared && { before: before ?? 0, after: after ?? 0, ...compared },
  }
}

/** Returns where visitors see a document now; undefined while they don't, and if it has no page of its own. */
async function addressOf(api: DeskApi, { document, standing, versions }: DeskContent) {
  if (standing !== 'live') return undefined
  // The server may not have recorded yet that the version's time has come.
  const number = document.nextVersion ?? document.liveVersion ?? versions[0]?.number ?? 1
  const { facts, bodies } = await api.get(getContentVersion, {
    params: { contentId: document.id, version: number },
  })
  const { title = '' } = (bodies[defaultLocale] ?? Object.values(bodies)[0] ?? {}) as {
    title?: string
  }
  return liveAddress(document, { facts, title })
}
