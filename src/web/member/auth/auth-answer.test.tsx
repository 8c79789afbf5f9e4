import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { CodeForm } from './code/code-form.tsx'

it('a wrong code has one sentence, at its field as in the toast (S8.12)', () => {
  const answer = { code: 'CODE_INVALID', fields: { code: 'wrong' } } as const
  const times = { resendAt: undefined, expiresAt: undefined }
  const { text } = renderPage(
    <CodeForm times={times as never} answer={answer} submitLabel="Continue" />,
    { path: '/en/login/verify' },
  )
  expect(text).toContain('That code isn’t right. Check it and try again.')
})
