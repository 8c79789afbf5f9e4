import { expect, it } from 'vitest'
import { listBlock, textBlock } from '../../contract/text/block-texts.ts'
import { articleData } from './article-data.ts'

it('search engines get question and answer as they’re shown, without links', () => {
  const article = {
    question: 'What is a self-transfer?',
    answer: [
      textBlock('Two bookings & <two> tickets.'),
      listBlock(['Collect your bags.', 'Check in again.']),
      { kind: 'button' as const, href: '/order', text: 'Find my order' },
    ],
  }
  expect(articleData({ ...article, language: 'en' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What is a self-transfer?',
        acceptedAnswer: {
          '@type': 'Answer',
          text: '<p>Two bookings &amp; &lt;two&gt; tickets.</p><ul><li>Collect your bags.</li><li>Check in again.</li></ul>',
        },
      },
    ],
  })
})
