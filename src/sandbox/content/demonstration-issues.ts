import type { ContentBody } from '../../contract/content/content-kinds.ts'
import type { Visibility } from '../../contract/content/content-version.ts'

type Body = ContentBody<'issue'>
type Block = Body['blocks'][number]

interface Issue {
  kind: 'issue'
  slug: string
  /** Publishing it would mail it. */
  isDraft: true
  visibility: Visibility
  bodies: Record<string, Body>
}

const text = (words: string): Block => ({ kind: 'text', content: [{ type: 'text', text: words }] })

const english: Body = {
  title: 'Where it’s warm in January',
  blocks: [
    {
      kind: 'text',
      content: [
        {
          type: 'text',
          text: 'This issue only demonstrates the newsletter.',
          marks: [{ type: 'italic' }],
        },
        { type: 'text', text: ' A week of sun in the middle of winter, ' },
        { type: 'text', text: 'taxes and fees included', marks: [{ type: 'bold' }] },
        { type: 'text', text: '.' },
      ],
    },
    {
      kind: 'offer',
      title: 'Bali',
      text: 'Seven nights in Ubud, with breakfast',
      price: { amount: 89_900, currency: 'MYR' },
      button: 'See hotels',
      href: '/hotel',
    },
    { kind: 'heading', text: 'Before you go' },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [{ type: 'text', text: 'Check whether you need a visa.' }],
        [{ type: 'text', text: 'Book checked bags with your flight.' }],
      ],
    },
    { kind: 'button', text: 'Get help', href: '/help' },
  ],
}

const thai: Body = {
  title: 'ที่ไหนอากาศอบอุ่นในเดือนมกราคม',
  blocks: [
    text('ฉบับนี้มีไว้เพื่อสาธิตจดหมายข่าวเท่านั้น'),
    {
      kind: 'offer',
      title: 'บาหลี',
      text: 'เจ็ดคืนในอูบุด พร้อมอาหารเช้า',
      price: { amount: 89_900, currency: 'MYR' },
      button: 'ดูโรงแรม',
      href: '/hotel',
    },
  ],
}

/** An issue of the newsletter to try: preview it, send it as a test, or to who has subscribed. */
export const demonstrationIssues: readonly Issue[] = [
  {
    kind: 'issue',
    slug: 'warm-in-january',
    isDraft: true,
    visibility: { countries: [], languages: [], from: null, until: null },
    bodies: { en: english, th: thai },
  },
]
