import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { AuthProblem } from './auth-problem.tsx'

it('a failure of ours is described in general terms next to the form (S8.12)', () => {
  const { text, html } = renderPage(<AuthProblem answer={{ code: 'INTERNAL' } as never} />)
  expect(text).toContain('Something went wrong on our side')
  expect(html).toContain('data-error="INTERNAL"')
})
