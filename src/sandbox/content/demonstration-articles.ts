import type { ContentBody, ContentFacts } from '../../contract/content/content-kinds.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import { listBlock, textBlock } from '../../contract/text/block-texts.ts'

interface Article {
  kind: 'article'
  slug: string
  visibility: Visibility
  facts: ContentFacts<'article'>
  bodies: Record<string, ContentBody<'article'>>
}

/** Articles of the help centre that staff have written: what is special about the demonstration. */
export const demonstrationArticles: readonly Article[] = [
  {
    kind: 'article',
    slug: 'demonstration',
    visibility: { countries: [], languages: [], from: null, until: null },
    facts: { topic: 'booking', related: ['find-booking', 'pay-methods'] },
    bodies: {
      en: {
        title: 'Is what I book here real?',
        blocks: [
          textBlock(
            'No. This site runs as a demonstration, so nothing is booked and nobody is charged.',
          ),
          listBlock([
            'Airports, airlines and time zones are real; flights, hotels, prices and seats are simulated.',
            'Pay with one of the test cards shown while you pay.',
            'Mails are kept on the server instead of being sent.',
          ]),
        ],
      },
      th: {
        title: 'การจองที่นี่เป็นของจริงหรือไม่',
        blocks: [textBlock('ไม่ใช่ เว็บไซต์นี้เป็นการสาธิต จึงไม่มีการจองจริงและไม่มีการเรียกเก็บเงิน')],
      },
    },
  },
]
