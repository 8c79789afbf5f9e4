import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { ContentStanding } from '../../../contract/content/content-terms.ts'
import type { DeskContent } from '../../../contract/desk/contents.ts'
import { ContentVersions } from './content-versions.tsx'

const at = '2026-03-01T00:00:00.000Z'

/** Returns the cells of a document's only version, which visitors saw or see. */
function cells(standing: ContentStanding, kind: DeskContent['document']['kind'] = 'job') {
  const content: DeskContent = {
    document: {
      id: '0e3c6f0e-0000-4000-8000-000000000000',
      kind,
      slug: 'engineer',
      state: 'published',
      lastVersion: 1,
      liveVersion: 1,
      nextVersion: null,
      nextAt: null,
      createdAt: at,
    },
    standing,
    versions: [
      {
        number: 1,
        savedAt: at,
        savedBy: 'Ana',
        title: 'Engineer',
        languages: ['en', 'th', 'xx'],
        visibility: { countries: [], languages: [], from: null, until: at },
        outdated: [],
      },
    ],
    history: [],
  }
  const { html } = renderPage(
    <ContentVersions
      content={content}
      compared={undefined}
      rendering="r"
      mayEdit={false}
      refused={undefined}
    />,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

it.each([
  ['live', 'job', '1 Live'],
  ['ended', 'job', '1 Ended'],
  ['scheduled', 'job', '1 Scheduled'],
  ['ended', 'issue', '1 Released for sending'],
] as const)('a version that is %s says so (%s)', (standing, kind, badge) => {
  expect(cells(standing, kind)).toContain(` ${badge} `)
})

it('names its languages, and the code of one that the site doesn’t have', () => {
  expect(cells('live')).toContain('English, ไทย, xx')
})
