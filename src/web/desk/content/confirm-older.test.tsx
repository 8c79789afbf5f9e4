import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { ContentKindName } from '../../../contract/content/content-terms.ts'
import { ConfirmOlder } from './confirm-older.tsx'

const asked = (act: 'publish' | 'schedule', kind: ContentKindName) =>
  renderPage(
    <ConfirmOlder
      act={act}
      kind={kind}
      older={['de']}
      missing={[]}
      rendering="r"
      typed={{ number: '3', from: '2030-01-01T00:00' }}
    />,
  )

it.each<['publish' | 'schedule', ContentKindName, RegExp, string]>([
  [
    'publish',
    'page',
    /^ ?Publish version 3 .*Within a minute, visitors/,
    'Publish with older text',
  ],
  [
    'schedule',
    'page',
    /^ ?Schedule version 3 .*From the time you chose/,
    'Schedule with older text',
  ],
  ['publish', 'issue', /^ ?Send version 3 .*Nothing is sent yet/, 'Continue with older text'],
  [
    'schedule',
    'issue',
    /^ ?Schedule the sending of version 3 .*by mail/,
    'Schedule with older text',
  ],
])('the question before %s of a %s names what its button does', (act, kind, question, button) => {
  const { html, text } = asked(act, kind)
  expect(text).toMatch(question)
  const [, first] = /<button[^>]*name="older"[^>]*>(.*?)<\/button>/.exec(html) ?? []
  expect(first?.replaceAll(/<[^>]+>/g, '')).toContain(button)
  if (kind === 'issue') expect(text).not.toMatch(/publish/i)
})

it('names the languages that would leave the site', () => {
  const { text } = renderPage(
    <ConfirmOlder
      act="publish"
      kind="page"
      older={[]}
      missing={['en']}
      rendering="r"
      typed={{ number: '3' }}
    />,
  )
  expect(text).toContain('Publish version 3 without English?')
  expect(text).toContain('Publish without it')
  expect(text).not.toContain('older')
})
