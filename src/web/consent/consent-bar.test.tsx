import { expect, it } from 'vitest'
import { allowingAll } from '../../../test/support/page/page-context.ts'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { Consent } from '../session/visitor/consent.ts'
import { answeredConsent } from './answered-consent.ts'
import ConsentBar from './consent-bar.tsx'
import { ConsentForm } from './consent-form.tsx'

const form = (consent: Partial<Consent> = {}) =>
  renderPage(<ConsentForm />, { consent: { ...allowingAll, ...consent } })

it('the bar asks with three choices that look the same, in a form that needs no scripts', () => {
  const { html, text } = renderPage(<ConsentBar />, { path: '/en/flight/search?adult=2' })
  expect(text).toMatch(/Accept all +Only necessary +Choose/)
  const looks = [...html.matchAll(/class="([^"]*)"[^>]*>(?:Accept all|Only necessary|Choose)</g)]
  expect(new Set(looks.map(([, look]) => look))).toHaveLength(1)
  expect(looks).toHaveLength(3)
  expect(html).toContain('action="/en/preferences" method="post"')
  expect(html).toContain('name="back" value="/en/flight/search?adult=2"')
})

it('the page about cookies shows what is allowed, to be changed', () => {
  const { html } = form({ marketing: false })
  const boxes = [...html.matchAll(/<input(?=[^>]*checkbox)[^>]*>/g)].map(([box]) => box)
  expect(boxes.map((box) => [/name="(\w+)"/.exec(box)?.[1], box.includes('checked=')])).toEqual([
    [undefined, true],
    ['statistics', true],
    ['marketing', false],
  ])
})

it('with Global Privacy Control it says so instead', () => {
  const { html, text } = form({ isRefusedByBrowser: true })
  expect(text).toContain('only necessary cookies')
  expect(html).not.toContain('<form')
})

it.each([
  [{ consent: 'all' }, ['statistics', 'marketing']],
  [{ consent: 'necessary', statistics: 'on' }, []],
  [{ consent: 'chosen', marketing: 'on' }, ['marketing']],
  [{ consent: 'chosen' }, []],
  [{ consent: 'perhaps' }, undefined],
  [{ language: 'de' }, undefined],
])('a form with %j allows %j', (fields, allowed) => {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.set(name, value)
  expect(answeredConsent(sent)).toEqual(allowed)
})
