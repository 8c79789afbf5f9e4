import type { FaqArticle } from '../../contract/faq/faq.ts'
import { blocksAsHtml } from '../content/blocks-as-html.ts'

/**
 * Returns an article as schema.org's FAQPage, for search engines. Not a QAPage: that is for questions which anybody may answer. The
 * list of questions has none of this, because it doesn't show the answers.
 */
export const articleData = ({
  question,
  answer,
  language,
}: Pick<FaqArticle, 'question' | 'answer' | 'language'>) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: [
    {
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: blocksAsHtml(answer, 'h2') },
    },
  ],
})
