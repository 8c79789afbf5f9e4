import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'

const readAt = (origin: string) => renderPage(<PasskeySignIn />, { config: { origin } })

it('nothing is said about passkeys at an address where none can work', () => {
  expect(readAt('http://127.0.0.1:3000').html).toBe('')
})

it('elsewhere the row of the passkey is there before scripts arrive', () => {
  expect(readAt('https://travel.example').html).toContain('min-h-11')
})
