import type { ContentBlock } from '../../contract/content/content-block.ts'
import type { FaqArticle } from '../../contract/faq/faq.ts'

/**
 * Returns an article as schema.org's FAQPage, for search engines. Not a QAPage: that is for questions which anybody may answer. The
 * list of questions has none of this, because it doesn't show the answers.
 */
export const articleData = ({
  article: { question, answer },
  language,
}: {
  article: Pick<FaqArticle, 'question' | 'answer'>
  language: string
}) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: [
    {
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(htmlOf).join('') },
    },
  ],
})

/** Answers are HTML there, so what was written as text is escaped. */
function htmlOf(block: ContentBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escaped(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`
    case 'page':
    case 'link':
      return ''
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
