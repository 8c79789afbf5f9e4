import type { FaqTopic } from '../../contract/faq/faq-terms.ts'
import { useT, useUrl } from '../locale/language.ts'
import { Icon } from '../ui/icon.tsx'
import { Card } from '../ui/page/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { type Question, QuestionList } from './question-list.tsx'

interface TopicCardsProps {
  topics: readonly { topic: FaqTopic; count: number; first: readonly Question[] }[]
}

/** Renders a card for each topic, with its first questions and a link to all of them. */
export function TopicCards({ topics }: TopicCardsProps) {
  const t = useT()
  const url = useUrl()
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {topics.map(({ topic, count, first }) => (
        <Card
          key={topic}
          title={t(`help.topic-${topic}`)}
          pad="sm"
          className="flex flex-col [&>ul]:flex-1"
        >
          <QuestionList questions={first} />
          {count > first.length && (
            <TextLink
              to={url('help', { topic })}
              className="mt-2 inline-flex min-h-10 items-center gap-1 font-semibold"
            >
              {t('help.topic-all', { count })}
              <Icon name="arrow-right" size={16} />
            </TextLink>
          )}
        </Card>
      ))}
    </div>
  )
}
