import { describe, expect, it } from 'vitest'
import {
  type CampaignBody,
  campaignBodySchema,
} from '../../../../contract/content/content-kinds.ts'
import type { ContentKindName } from '../../../../contract/content/content-terms.ts'
import { factField } from './body-fields.ts'
import { bodyOf, factsOf, valuesOf } from './body-values.ts'
import { arranged, arrangementIn, typedBody } from './typed-body.ts'

const words = (text: string) => [{ type: 'text' as const, text }]

/** A campaign with a block of every type. */
const campaign: CampaignBody = {
  title: 'Bali weeks',
  description: 'Sun',
  hero: {
    title: 'Bali',
    lead: '',
    picture: { kind: 'image', src: '/a.webp', alt: 'A beach', width: 300, height: 200 },
    button: { text: 'Fly', href: '/flight' },
  },
  blocks: [
    { kind: 'heading', text: '<b>One</b>' },
    { kind: 'text', content: [...words('a'), { type: 'hardBreak' }, ...words('b')] },
    { kind: 'list', isOrdered: true, items: [words('a'), words('b')] },
    { kind: 'faq', question: 'Why?', answer: words('So.') },
    { kind: 'button', text: 'Fly', href: 'https://a.example' },
    { kind: 'image', src: '/b.webp', alt: 'A temple', width: 1, height: 2 },
    { kind: 'countdown', label: 'Ends in', until: '2026-12-01T08:00:00.000Z' },
    { kind: 'deal', product: 'flight', to: 'DPS' },
    { kind: 'deal', product: 'hotel', destination: 'city-bangkok-th' as never, scene: 'BKK' },
    { kind: 'search', product: 'flight', from: 'KUL', to: 'QBK' },
    { kind: 'search', product: 'hotel' },
  ],
}

/** Returns the form of a document, as a browser sends it. */
function formOf(kind: ContentKindName, content: { facts: unknown; body: unknown }): FormData {
  const { facts, head, blocks } = valuesOf(kind, content, 'UTC')
  const form = new FormData()
  for (const [name, text] of Object.entries(facts)) form.set(factField(name), text)
  for (const [name, text] of Object.entries(head)) form.set(name, text)
  for (const [place, { type, texts }] of blocks.entries()) {
    form.set(`blocks.${place}.type`, type)
    for (const [name, text] of Object.entries(texts)) {
      if (text !== '' || name !== 'isOrdered') form.set(`blocks.${place}.${name}`, text)
    }
  }
  return form
}

it('a city whose code is one of ours is written as addresses of searches have it', () => {
  const form = formOf('campaign', { facts: {}, body: campaign })
  expect(form.get('blocks.9.to')).toBe('bangkok')
  form.set('blocks.9.from', 'Kuala-Lumpur')
  const { blocks } = bodyOf('campaign', typedBody('campaign', form), 'UTC') as typeof campaign
  expect(blocks[9]).toMatchObject({ from: 'QKL', to: 'QBK' })
})

it('a body is the same after it was shown in a form', () => {
  const typed = bodyOf(
    'campaign',
    typedBody('campaign', formOf('campaign', { facts: {}, body: campaign })),
    'UTC',
  )
  expect(typed).toEqual(campaign)
  expect(campaignBodySchema.parse(typed)).toEqual(campaign)
})

it('the facts of an article are the same after they were shown in a form', () => {
  const facts = { topic: 'stays', related: ['voucher', 'no-show'] }
  const body = { title: 'Why?', blocks: [{ kind: 'text', content: words('So.') }] }
  const typed = typedBody('article', formOf('article', { facts, body }))
  expect(factsOf('article', typed, 'UTC')).toEqual(facts)
  expect(bodyOf('article', typed, 'UTC')).toEqual(body)
})

it('the facts of a job are the same after they were shown in a form', () => {
  const facts = {
    job: '12',
    team: 'support',
    kind: 'part_time',
    country: 'TH',
    place: 'bangkok',
    isRemote: true,
  }
  const body = {
    title: 'Cook',
    placeName: 'Bangkok',
    blocks: [{ kind: 'text', content: words('Soup.') }],
  }
  const typed = typedBody('job', formOf('job', { facts, body }))
  expect(factsOf('job', typed, 'UTC')).toEqual(facts)
  expect(bodyOf('job', typed, 'UTC')).toEqual(body)
})

it('of the picture only the chosen kind is kept, and no button where none is typed', () => {
  const form = formOf('campaign', { facts: {}, body: campaign })
  for (const [name, text] of [
    ['hero.picture.kind', 'city'],
    ['hero.picture.place', 'dps'],
    ['hero.button.text', ''],
    ['hero.button.href', ''],
  ] as const) {
    form.set(name, text)
  }
  expect(bodyOf('campaign', typedBody('campaign', form), 'UTC')).toMatchObject({
    hero: { title: 'Bali', lead: '', picture: { kind: 'city', place: 'DPS' } },
  })
  expect(bodyOf('campaign', typedBody('campaign', form), 'UTC')).not.toHaveProperty('hero.button')
})

describe('the buttons of blocks', () => {
  const blocks = ['a', 'b', 'c'].map((text) => ({ kind: 'heading', text }))
  const three = valuesOf('campaign', { facts: {}, body: { blocks } }, 'UTC')
  const press = (button: string, type = 'text') => {
    const form = new FormData()
    form.set('do', button)
    form.set('new', type)
    const arrangement = arrangementIn(form)
    if (!arrangement) return undefined
    const { values, place } = arranged(three, arrangement)
    return [values.blocks.map(({ texts }) => texts.text ?? '').join(' '), place]
  }
  it.each([
    ['up 1', ['b a c', 0]],
    ['up 0', ['a b c', 0]],
    ['down 0', ['b a c', 1]],
    ['down 2', ['a b c', 2]],
    ['remove 1', ['a c', 1]],
    ['remove 2', ['a b', 1]],
    ['add', ['a b c ', 3]],
    ['save', undefined],
  ])('%s', (button, expected) => expect(press(button)).toEqual(expected))

  it('an unknown type adds nothing', () => expect(press('add', 'script')).toBeUndefined())
})
