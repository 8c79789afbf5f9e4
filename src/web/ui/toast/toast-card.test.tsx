import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { ToastCard } from './toast-card.tsx'
import { type ToastWish, withToast } from './toast-queue.ts'

function shown(wish: Omit<ToastWish, 'message'>) {
  const [toast] = withToast([], { message: 'Saved on this device', ...wish }, 'a')
  if (!toast) throw new Error('no toast')
  return renderPage(<ToastCard toast={toast} hide={() => {}} />)
}
const iconsIn = (html: string) => html.match(/<svg/g)?.length ?? 0

it.each(['success', 'error', 'warning', 'info'] as const)(
  'a toast of type %s has a mark, its message and a way to close it (S2.89, S3.22)',
  (type) => {
    const { html, text } = shown({ type })
    expect(text).toContain('Saved on this device')
    expect(html).toContain('aria-label="Close"')
    expect(iconsIn(html)).toBe(2)
  },
)

it('an ordinary one has no mark', () => {
  expect(shown({ type: 'default' }).html).toBe(shown({}).html)
  expect(iconsIn(shown({}).html)).toBe(1)
})

it('its actions are buttons; a compact one is smaller', () => {
  const actions = [{ label: 'Undo', click() {} }]
  expect(shown({ actions }).html).toMatch(/<button type="button"[^>]*>Undo<\/button>/)
  expect(shown({ compact: true }).html).not.toBe(shown({}).html)
})
