import type { ContentBody, ContentFacts } from '../../contract/content/content-kinds.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import { listBlock, textBlock as text } from '../../contract/text/block-texts.ts'

type Body = ContentBody<'job'>
type Words = Omit<Body, 'placeName'>
type Block = Body['blocks'][number]

interface Job {
  kind: 'job'
  slug: string
  visibility: Visibility
  facts: ContentFacts<'job'>
  bodies: Record<string, Body>
}

const list = (heading: string, ...items: string[]): Block[] => [
  { kind: 'heading', text: heading },
  listBlock(items),
]

const day = 24 * 60 * 60 * 1000

const kualaLumpur = { place: 'kuala-lumpur', country: 'MY', isRemote: false }
const bangkok = { place: 'bangkok', country: 'TH', isRemote: false }

const demonstration = text('This job only demonstrates the page. Nobody is hired for it.')

const engineer: Words = {
  title: 'Software engineer, flights',
  blocks: [
    demonstration,
    text(
      'You build what finds, holds, books and changes flights, from the search page to the suppliers.',
    ),
    ...list(
      'What you do',
      'Connect suppliers, and keep prices and seats right while they change.',
      'Make a booking safe at every step: no payment without a ticket or a refund.',
      'Write down decisions that others may question.',
    ),
    ...list(
      'What you bring',
      'Experience with TypeScript and PostgreSQL.',
      'Care for words: names, messages and documentation are part of the work.',
    ),
  ],
}

const support: Words = {
  title: 'Traveller support specialist',
  blocks: [
    demonstration,
    text('You help travellers whose question the order page doesn’t answer.'),
    ...list(
      'What you do',
      'Answer e-mails about bookings, changes and refunds.',
      'Ask airlines and hotels where only they can decide.',
      'Tell the product team what travellers stumble over.',
    ),
    ...list('What you bring', 'Clear English in writing.', 'Patience on bad travel days.'),
  ],
}

const supportInThai: Words = {
  title: 'เจ้าหน้าที่ดูแลนักเดินทาง',
  blocks: [
    text('ตำแหน่งงานนี้เป็นเพียงตัวอย่างสำหรับหน้านี้ ไม่มีการรับสมัครจริง'),
    text('คุณช่วยเหลือนักเดินทางที่หาคำตอบไม่พบในหน้าคำสั่งซื้อ'),
  ],
}

const designer: Words = {
  title: 'Product designer',
  blocks: [
    demonstration,
    text(
      'You design pages that travellers understand at first sight, on a phone, in any language.',
    ),
    ...list('What you bring', 'A portfolio of finished products.', 'Knowledge of accessibility.'),
  ],
}

/** Returns the jobs of the demonstration: some are open, one of them remote, and one is closed. */
export function demonstrationJobs(now: number): Job[] {
  const at = (days: number) => new Date(now + days * day).toISOString()
  const open = { countries: [], languages: [], from: null, until: at(180) }
  const flights = { job: 'demo1', team: 'engineering', kind: 'full_time' } as const
  const desk = { job: 'demo2', team: 'support', kind: 'part_time' } as const
  const design = { job: 'demo3', team: 'design', kind: 'contract' } as const
  return [
    {
      kind: 'job',
      slug: 'kul',
      visibility: open,
      facts: { ...flights, ...kualaLumpur },
      bodies: { en: { ...engineer, placeName: 'Kuala Lumpur' } },
    },
    {
      kind: 'job',
      slug: 'bkk',
      visibility: open,
      facts: { ...flights, ...bangkok, isRemote: true },
      bodies: { en: { ...engineer, placeName: 'Bangkok' } },
    },
    {
      kind: 'job',
      slug: 'desk-bkk',
      visibility: open,
      facts: { ...desk, ...bangkok },
      bodies: {
        en: { ...support, placeName: 'Bangkok' },
        th: { ...supportInThai, placeName: 'กรุงเทพฯ' },
      },
    },
    {
      kind: 'job',
      slug: 'design-kul',
      visibility: { ...open, from: at(-90), until: at(-1) },
      facts: { ...design, ...kualaLumpur },
      bodies: { en: { ...designer, placeName: 'Kuala Lumpur' } },
    },
  ]
}
