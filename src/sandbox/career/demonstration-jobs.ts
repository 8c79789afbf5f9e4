import type { JobDetail } from '../../contract/career/career.ts'
import { listBlock, textBlock as text } from '../../contract/text/block-texts.ts'

type Block = JobDetail['blocks'][number]
const list = (heading: string, ...items: string[]): Block[] => [
  { kind: 'heading', text: heading },
  listBlock(items),
]

const day = 24 * 60 * 60 * 1000

const kualaLumpur = { place: 'kuala-lumpur', placeName: 'Kuala Lumpur', country: 'MY' }
const bangkok = { place: 'bangkok', placeName: 'Bangkok', country: 'TH' }
const bangkokInThai = { place: 'bangkok', placeName: 'กรุงเทพฯ', country: 'TH' }

const demonstration = text('This job only demonstrates the page. Nobody is hired for it.')

const engineer: Pick<JobDetail, 'title' | 'blocks'> = {
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

const support: Pick<JobDetail, 'title' | 'blocks'> = {
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

const supportInThai: Pick<JobDetail, 'title' | 'blocks'> = {
  title: 'เจ้าหน้าที่ดูแลนักเดินทาง',
  blocks: [
    text('ตำแหน่งงานนี้เป็นเพียงตัวอย่างสำหรับหน้านี้ ไม่มีการรับสมัครจริง'),
    text('คุณช่วยเหลือนักเดินทางที่หาคำตอบไม่พบในหน้าคำสั่งซื้อ'),
  ],
}

const designer: Pick<JobDetail, 'title' | 'blocks'> = {
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
export function demonstrationJobs(now: number): JobDetail[] {
  const at = (days: number) => new Date(now + days * day).toISOString()
  const open = {
    postedAt: at(-7),
    closesAt: at(180),
    isOpen: true,
    isRemote: false,
    language: 'en',
  }
  const flights = { job_id: 'demo1', team: 'engineering', kind: 'full_time' } as const
  const desk = { job_id: 'demo2', team: 'support', kind: 'part_time' } as const
  return [
    { ...open, ...flights, ...kualaLumpur, ...engineer, job_detail_id: 'kul' },
    { ...open, ...flights, ...bangkok, ...engineer, job_detail_id: 'bkk', isRemote: true },
    { ...open, ...desk, ...bangkok, ...support, job_detail_id: 'desk_bkk', postedAt: at(-3) },
    {
      ...open,
      ...desk,
      ...bangkokInThai,
      ...supportInThai,
      job_detail_id: 'desk_bkk_th',
      language: 'th',
      postedAt: at(-3),
    },
    {
      ...open,
      ...kualaLumpur,
      ...designer,
      job_id: 'demo3',
      job_detail_id: 'design_kul',
      team: 'design',
      kind: 'contract',
      postedAt: at(-90),
      closesAt: at(-1),
      isOpen: false,
    },
  ]
}
