import type { FaqArticle } from '../../contract/faq/faq.ts'
import { listBlock, textBlock } from '../../contract/text/block-texts.ts'
import type { TextBlock } from '../../contract/text/text-block.ts'
import { wordsOf } from '../platform/words.ts'
import { type ArticlePlan, articlePlans } from './articles.ts'
import type { SearchWords } from './find-articles.ts'

type Say = ReturnType<typeof wordsOf>

/** Returns the articles that come with the site in a language, or in English where it has none. */
export function writeArticles(wanted: string): FaqArticle[] {
  const say = wordsOf('faq', wanted)
  return articlePlans.map((plan) => ({
    id: plan.id,
    topic: plan.topic,
    question: say(`${plan.id}-question`),
    answer: answerOf(plan, say),
    language: say.language,
    related: [...plan.related],
  }))
}

/**
 * Returns what a language's readers type besides an article's own words. Keywords hold for what staff wrote in an article's
 * place, too.
 */
export function searchWordsIn(wanted: string): SearchWords {
  const say = wordsOf('faq', wanted)
  return {
    keywords: (id) => (say.has(`${id}-keywords`) ? say(`${id}-keywords`) : ''),
    ignored: say('search-ignored'),
  }
}

function answerOf({ id, page }: ArticlePlan, say: Say): TextBlock[] {
  const blocks = linesOf(say(`${id}-answer`)).map(textBlock)
  if (say.has(`${id}-list`)) blocks.push(listBlock(linesOf(say(`${id}-list`))))
  if (page) {
    blocks.push({ kind: 'button', href: `/${page}`, text: say(`to-${page.replace('/', '-')}`) })
  }
  return blocks
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
