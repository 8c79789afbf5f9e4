import { useUrl } from '../locale/language.ts'
import { TextLink } from '../ui/text-link.tsx'

interface QuestionListProps {
  questions: readonly { id: string; question: string }[]
  /** Of the questions: English where there's no translation. */
  language: string
}

/** Renders questions, each linked to its answer. */
export function QuestionList({ questions, language }: QuestionListProps) {
  const url = useUrl()
  return (
    <ul lang={language} className="grid">
      {questions.map(({ id, question }) => (
        <li key={id}>
          <TextLink to={url(`help/${id}`)} className="inline-flex min-h-10 items-center">
            {question}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
