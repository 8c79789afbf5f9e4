import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { AuthProblem } from './auth-problem.tsx'

it('a failure that is not the visitor’s is told in general words, beside the form (S8.12)', () => {
  const { text, html } = renderPage(<AuthProblem answer={{ code: 'INTERNAL' } as never} />)
  expect(text).toContain('Something went wrong on our side')
  expect(html).toContain('data-error="INTERNAL"')
})
