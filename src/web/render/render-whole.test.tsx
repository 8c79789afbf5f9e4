import { lazy, type ReactNode, Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderWhole } from './render-whole.ts'

const document = (body: ReactNode) => (
  <html lang="en">
    <body>{body}</body>
  </html>
)
const render = async (body: ReactNode) => {
  const { html, failed } = await renderWhole(document(body), 'n')
  return { html: new TextDecoder().decode(html), failed }
}
const later = (text: string) =>
  lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { default: () => <p>{text}</p> }
  })
function Broken(): ReactNode {
  throw new Error('broken')
}

it('renders a whole document, in standards mode', async () => {
  expect(await render(<p>ราคา</p>)).toEqual({
    html: '<!DOCTYPE html><html lang="en"><head></head><body><p>ราคา</p></body></html>',
    failed: false,
  })
})

it('waits for a part whose script isn’t loaded yet', async () => {
  const Part = later('the part')
  const { html, failed } = await render(<Suspense fallback="loading">{<Part />}</Suspense>)
  expect(html).toMatch(/^<!DOCTYPE html>.*<p>the part<\/p>.*<\/html>$/)
  expect(html).not.toContain('loading')
  expect(failed).toBe(false)
})

it('waits outside of every boundary too', async () => {
  const Part = later('the part')
  expect((await render(<Part />)).html).toContain('<p>the part</p>')
})

it('throws the error of a page that fails', async () => {
  await expect(render(<Broken />)).rejects.toThrow('broken')
})

it('reports a part that failed, whose boundary tries again in the browser', async () => {
  const { html, failed } = await render(
    <Suspense fallback="loading">
      <Broken />
    </Suspense>,
  )
  expect(html).toContain('loading')
  expect(failed).toBe(true)
})

it('loads scripts after what a page needs to be read, whichever way it was rendered', async () => {
  const Part = later('the part')
  const preload = <link rel="modulepreload" href="/page.js" suppressHydrationWarning />
  for (const body of [preload, [preload, <Part key="part" />]]) {
    expect((await render(body)).html).toContain(
      '<link rel="modulepreload" fetchpriority="low" href="/page.js"/>',
    )
  }
})
