import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { fillOf } from './fill-names.ts'
import { KeptChips } from './kept-chips.tsx'

const people = Array.from({ length: 8 }, (_, at) => ({ id: `kept-${at}`, name: `Person ${at}` }))
const show = (kept: typeof people, label?: string) =>
  renderPage(<KeptChips place="1" of="Traveller 2" kept={kept} {...(label && { label })} />)

it('each chip sends the form with who is filled in where, and says so', () => {
  const { html } = show(people.slice(0, 2))
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button)
  expect(buttons).toHaveLength(2)
  for (const [at, button] of buttons.entries()) {
    expect(button).toContain('type="submit"')
    expect(button).toContain('name="intent"')
    expect(button).toContain(`aria-label="Person ${at}: fill in Traveller 2"`)
    const [, value] = /value="([^"]+)"/.exec(button) ?? []
    expect(fillOf(value)).toEqual({ place: '1', id: `kept-${at}` })
  }
})

it('six are in sight, and the others unfold without scripts', () => {
  const { html, text } = show(people)
  const [before = '', folded = ''] = html.split('<details')
  expect(before.match(/<button/g)).toHaveLength(6)
  expect(folded.match(/<button/g)).toHaveLength(2)
  expect(text).toContain('2 more')
  expect(show(people.slice(0, 6)).html).not.toContain('<details')
})

it('they say where the people are from, and there’s no line without anybody', () => {
  expect(show(people).text).toContain('Fill in from your account')
  expect(show(people, 'From your cart').text).toMatch(/^ From your cart/)
  expect(show([]).html).toBe('')
})
