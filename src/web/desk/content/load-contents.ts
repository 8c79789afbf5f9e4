import type { RouterContextProvider } from 'react-router'
import { contentKindNames } from '../../../contract/content/content-terms.ts'
import { defaultLocale } from '../../../contract/default-locale.ts'
import { listBounces } from '../../../contract/desk/bounces.ts'
import {
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
import { platformContext, visitorContext } from '../../session/contexts.ts'
import { type DeskApi, deskApi } from '../desk-api.ts'
import { pageIn } from '../desk-pages.tsx'
import { takeTold } from '../told.ts'
import { versionChanges } from './compare/version-changes.ts'
import { liveAddress, toldActs } from './content-acts.ts'
import { ownTexts, type RewritableKind, rewritableKinds } from './edit/rewritten.ts'

export interface Sent {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
}

/** A text that comes with the site and that nobody has rewritten yet. */
export interface BuiltInText {
  kind: RewritableKind
  slug: string
  title: string
}

/** Loads the list, filtered as the address says. */
export async function loadList({ context, request, url }: Sent) {
  const api = deskApi(context, request)
  const kind = contentKindNames.find((each) => each === url.searchParams.get('kind'))
  const q = url.searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const own = rewritableKinds.filter((each) => kind === undefined || each === kind)
  const page = pageIn(url.searchParams.get('page'))
  const [{ contents, total }, all, { roles }, texts] = await Promise.all([
    api.get(listContents, { query: { ...(kind && { kind }), ...(q && { q }), page } }),
    own.length > 0 ? api.get(listContents, { query: {} }) : undefined,
    api.get(getDeskSession, {}),
    Promise.all(
      own.map(async (each) =>
        (await ownTexts({ context, request }, each)).map(({ slug, title }) => ({
          kind: each,
          slug,
          title,
        })),
      ),
    ),
  ])
  const bouncedPage = pageIn(url.searchParams.get('bounced'))
  const bounced =
    kind === 'issue' && mayDo(roles, 'content.edit')
      ? { page: bouncedPage, ...(await api.get(listBounces, { query: { page: bouncedPage } })) }
      : undefined
  const isWritten = new Set(all?.contents.map((each) => `${each.kind} ${each.slug}`))
  const isWanted = ({ slug, title }: BuiltInText) =>
    `${slug}\n${title}`.toLowerCase().includes(q.toLowerCase())
  return {
    title: tFor(context)('desk.part-content'),
    kind,
    q,
    page,
    contents,
    total,
    roles,
    bounced,
    builtIn: texts
      .flat()
      .filter((each) => !isWritten.has(`${each.kind} ${each.slug}`) && isWanted(each)),
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
  const versionOf = (version: number) =>
    api.get(getContentVersion, { params: { contentId: id, version } })
  const [content, { roles, email }, pair] = await Promise.all([
    api.get(getContent, { params: { contentId: id } }),
    api.get(getDeskSession, {}),
    before && after ? Promise.all([versionOf(before), versionOf(after)]) : undefined,
  ])
  const { document, versions } = content
  const { agencyZone } = context.get(platformContext).publicConfig
  const shown = versions.find(({ number }) => number === document.liveVersion) ?? versions[0]
  return {
    title: shown?.title || document.slug,
    content,
    address: await addressOf(api, content),
    progress:
      document.kind === 'issue'
        ? (await api.get(getIssueProgress, { params: { contentId: id } })).progress
        : null,
    email,
    roles,
    country: context.get(visitorContext).country,
    told: takeTold(context, url, toldActs),
    rendering: crypto.randomUUID(),
    compared: pair && {
      before: before ?? 0,
      after: after ?? 0,
      languages: versionChanges(document.kind, pair, agencyZone),
    },
  }
}

/** Returns where visitors see a document now; undefined while they don't, and if it has no page of its own. */
async function addressOf(api: DeskApi, { document, standing, versions }: DeskContent) {
  if (standing !== 'live') return undefined
  const number = document.liveVersion ?? versions[0]?.number ?? 1
  const { facts, bodies } = await api.get(getContentVersion, {
    params: { contentId: document.id, version: number },
  })
  const { title = '' } = (bodies[defaultLocale] ?? Object.values(bodies)[0] ?? {}) as {
    title?: string
  }
  return liveAddress(document, { facts, title })
}
