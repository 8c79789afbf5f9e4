import { useUrl } from '../locale/language.ts'
import { TextLink } from '../ui/text-link.tsx'

/** A question that leads to its answer, and the language it's in. */
export interface Question {
  id: string
  question: string
  language: string
}

interface QuestionListProps {
  questions: readonly Question[]
}

/** Renders questions, each linked to its answer. */
export function QuestionList({ questions }: QuestionListProps) {
  const url = useUrl()
  return (
    <ul className="grid content-start">
      {questions.map(({ id, question, language }) => (
        <li key={id} lang={language}>
          <TextLink to={url(`help/${id}`)} className="inline-flex min-h-10 items-center py-1">
            {question}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
