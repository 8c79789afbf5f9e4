import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { Modal, type ModalMode } from './modal.tsx'

const opened = (mode?: ModalMode, open = true) =>
  renderPage(
    <Modal open={open} onClose={() => {}} title="Filters" {...(mode ? { mode } : {})}>
      Stops
    </Modal>,
  )

it.each([
  ['default', 'm-auto'],
  ['bottom', 'mt-auto mb-0 w-full'],
  ['top', 'mt-0 mb-auto w-full'],
  ['start', 'm-0 h-dvh max-h-none w-[min(24rem'],
  ['fullscreen', 'm-0 h-dvh max-h-none w-screen'],
] as const)('a modal of mode %s is a dialog with its title and a way out (S2.90)', (mode, look) => {
  const { html, text } = opened(mode)
  expect(html).toMatch(/<dialog aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Filters/)
  expect(html).toContain(look)
  expect(html).toContain('aria-label="Close"')
  expect(text).toContain('Stops')
})

it('by default it is centred; closed, it isn’t rendered', () => {
  expect(opened().html).toBe(opened('default').html)
  expect(opened('default', false).html).not.toContain('dialog')
})
