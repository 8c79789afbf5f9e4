import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { MessagePreview } from './message-preview.tsx'

const images = { imgMobile: '/images/a', imgDesktop: '/images/b' }

it('the words of a message stand below its images, as visitors see them', () => {
  const texts = { ...images, 'alts.en': 'Sail into the weekend' }
  const { html, text } = renderPage(<MessagePreview texts={texts} />)
  expect(html.match(/alt="Sail into the weekend"/g)).toHaveLength(2)
  expect(text.match(/Sail into the weekend/g)).toHaveLength(2)
})

it('images without words stand alone', () => {
  const { html } = renderPage(<MessagePreview texts={images} />)
  expect(html.match(/alt="Preview"/g)).toHaveLength(2)
  expect(html).not.toContain('aria-hidden="true" class="px-4')
})
