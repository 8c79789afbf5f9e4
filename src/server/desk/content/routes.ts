import * as calls from '../../../contract/desk/contents.ts'
import {
  type ContentService,
  createContentService,
  titleOf,
} from '../../content/content-service.ts'
import { createStaffIssues } from '../../newsletter/issue/staff-issues.ts'
import type { KnownPlaces } from '../../place/known-places.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Desk } from '../mount-desk.ts'
import { createDeskContents } from './desk-contents.ts'
import { mountDeskIssues } from './issue-routes.ts'

type Document = Awaited<ReturnType<ContentService['read']>>['document']
type Event = Awaited<ReturnType<ContentService['read']>>['history'][number]

const pageSize = 50

/** Mounts what staff read of written content, and do with it. */
export function mountDeskContents(
  api: Api,
  platform: Platform,
  desk: Desk,
  places: KnownPlaces,
): void {
  const { db, clock } = platform
  const { access, log } = desk
  const content = createContentService({ db, clock })
  const issues = createStaffIssues(platform)
  const contents = createDeskContents({ db, clock, log, content, issues, places })
  mountDeskIssues(api, platform, { ...desk, content, issues })

  api.mount(calls.listContents, async ({ query }) => {
    const [listed, sendings] = await Promise.all([content.list(query), issues.states()])
    const total = listed.length
    const first = ((query.page ?? 1) - 1) * pageSize
    const shown = query.page === undefined ? listed : listed.slice(first, first + pageSize)
    const contents = shown.map(({ title, liveTitle, languages, standing, last, ...document }) => ({
      ...viewDocument(document),
      title,
      liveTitle,
      languages,
      sending: sendings.get(document.id) ?? null,
      standing,
      last: last && viewEvent(last),
    }))
    return { contents, total }
  })
  api.mount(calls.listScheduledContents, async ({ query }) => {
    const found = await content.scheduled(query.limit)
    return { contents: found.map((each) => ({ ...each, nextAt: each.nextAt.toISOString() })) }
  })
  api.mount(calls.getContent, async ({ params: { contentId } }) => {
    const { document, standing, versions, history, outdated } = await content.read(contentId)
    return {
      document: viewDocument(document),
      standing,
      versions: versions
        .map(({ number, savedAt, savedBy, bodies, visibility }) => ({
          number,
          savedAt: savedAt.toISOString(),
          savedBy,
          title: titleOf(bodies),
          languages: Object.keys(bodies),
          visibility,
          outdated: [...(outdated.get(number) ?? [])],
        }))
        .reverse(),
      history: history.map(viewEvent),
    }
  })
  api.mount(calls.getContentVersion, async ({ params: { contentId, version: number } }) => {
    const { savedAt, savedBy, ...version } = await content.version(contentId, number)
    const { visibility, facts, bodies } = version
    return { number, visibility, facts, bodies, savedAt: savedAt.toISOString(), savedBy }
  })
  api.mount(calls.compareContent, async ({ params: { contentId }, query: { before, after } }) => ({
    differences: await content.compare(contentId, before, after),
  }))
  api.mount(calls.previewContent, async ({ params: { contentId, version }, query }) => {
    const { document } = await content.read(contentId)
    const now = clock.now()
    const starts = document.nextVersion === version ? document.nextAt?.getTime() : undefined
    const at = query.at ? Date.parse(query.at) : Math.max(now, starts ?? 0)
    const { country, lang } = query
    const { facts } = await content.version(contentId, version)
    const seen = await content.preview(contentId, version, { country, lang, now: at })
    const { kind, slug } = document
    const times = { at: new Date(at).toISOString(), now: new Date(now).toISOString() }
    // The service has checked the body against the schema of its kind.
    return { kind, slug, facts, ...times, seen } as calls.ContentPreview
  })

  api.mount(calls.createContent, async (call) => {
    const staff = await access.allow(call, 'content.edit')
    return viewDocument(await contents.create(staff, call.body))
  })
  api.mount(calls.saveContent, async (call) => {
    const staff = await access.allow(call, 'content.edit')
    return { number: await contents.save(staff, call.params.contentId, call.body) }
  })
  api.mount(calls.restoreContent, async (call) => {
    const staff = await access.allow(call, 'content.edit')
    return { number: await contents.restore(staff, call.params.contentId, call.body) }
  })
  api.mount(calls.publishContent, async (call) => {
    const staff = await access.allow(call, 'content.publish')
    return viewDocument(await contents.publish(staff, call.params.contentId, call.body))
  })
  api.mount(calls.withdrawContent, async (call) => {
    const staff = await access.allow(call, 'content.publish')
    return viewDocument(await contents.withdraw(staff, call.params.contentId, call.body))
  })
}

const viewDocument = ({
  createdAt,
  nextAt,
  publishedAt: _,
  ...document
}: Document): calls.DeskDocument => ({
  ...document,
  nextAt: nextAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const viewEvent = ({ what, version, at, by }: Event): calls.ContentHistoryEvent => ({
  what: what as calls.ContentHistoryEvent['what'],
  version,
  at: at.toISOString(),
  by,
})
