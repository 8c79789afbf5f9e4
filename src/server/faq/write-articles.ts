import type { ContentBlock } from '../../contract/content/content-block.ts'
import type { FaqArticle } from '../../contract/faq/faq.ts'
import { wordsOf } from '../platform/words.ts'
import { type ArticlePlan, articlePlans } from './articles.ts'

type Say = ReturnType<typeof wordsOf>

/** Returns all articles in a language, or in English where it has none. */
export function writeArticles(wanted: string): { articles: FaqArticle[]; language: string } {
  const say = wordsOf('faq', wanted)
  return {
    language: say.language,
    articles: articlePlans.map((plan) => ({
      id: plan.id,
      topic: plan.topic,
      question: say(`${plan.id}-question`),
      answer: answerOf(plan, say),
      related: [...plan.related],
    })),
  }
}

function answerOf({ id, page }: ArticlePlan, say: Say): ContentBlock[] {
  const blocks: ContentBlock[] = linesOf(say(`${id}-answer`)).map((text) => ({
    kind: 'text',
    text,
  }))
  if (say.has(`${id}-list`)) blocks.push({ kind: 'list', items: linesOf(say(`${id}-list`)) })
  if (page) blocks.push({ kind: 'page', page, text: say(`to-${page.replace('/', '-')}`) })
  return blocks
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
