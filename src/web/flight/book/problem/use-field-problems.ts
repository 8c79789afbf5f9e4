import { type FocusEvent, type FormEvent, useState } from 'react'
import type { PassengerType } from '../../../../contract/flight/offer.ts'
import { fieldOfControl } from '../../../traveller/date-parts.ts'
import { withCharacters } from '../../../traveller/refused-character.ts'
import type { BookingAnswer } from '../answer-booking.ts'
import { checkDraft, type DraftRules } from '../draft/check-draft.ts'
import { draftOfForm, type TypedDraft, valuesOfDraft } from '../draft/draft-form.ts'

type Problems = Readonly<Record<string, string>>

interface Rules extends DraftRules {
  types: readonly PassengerType[]
}

/**
 * Returns the form's field errors: from the server, from leaving a field, and from sending. An error disappears as
 * soon as its field is edited.
 */
export function useFieldProblems(answer: BookingAnswer | undefined, rules: Rules) {
  const [seen, setSeen] = useState(answer)
  const [problems, setProblems] = useState<Problems>(problemsOf(answer))
  const [submissions, setSubmissions] = useState(answer?.fields ? 1 : 0)
  if (seen !== answer) {
    setSeen(answer)
    if (answer?.fields) {
      setProblems(problemsOf(answer))
      setSubmissions(submissions + 1)
    }
  }

  const check = (form: HTMLFormElement): Problems => {
    const draft = draftOfForm(new FormData(form), rules.types)
    return namingCharacters(checkDraft(draft, rules), draft)
  }
  const without = (path: string) => {
    const { [path]: _, ...rest } = problems
    return rest
  }
  return {
    problems,
    /** Only errors that prevented sending are listed above the form. */
    summary: submissions > 0 ? problems : {},
    submissions,
    onChange(event: FormEvent<HTMLFormElement>) {
      const name = fieldOfControl((event.target as HTMLInputElement).name)
      if (problems[name]) setProblems(without(name))
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const control = event.target as Element as HTMLInputElement
      // The error summary gets the focus too and, like links, has no name.
      const name = fieldOf(control)
      // An empty field, or moving between the parts of a date, isn't an error yet.
      if (!name || !control.value || isWithin(name, event.relatedTarget)) return
      const problem = check(event.currentTarget)[name]
      if (problem) setProblems({ ...problems, [name]: problem })
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
      // Saving and filling in don't require valid fields.
      if (button && button.value !== 'submit') return
      const found = check(event.currentTarget)
      if (Object.keys(found).length === 0) return
      event.preventDefault()
      setProblems(found)
      setSubmissions(submissions + 1)
    },
  }
}

const problemsOf = (answer: BookingAnswer | undefined): Problems =>
  answer?.draft ? namingCharacters(answer.fields ?? {}, answer.draft) : (answer?.fields ?? {})

function namingCharacters(fields: Problems, draft: TypedDraft): Problems {
  const values = valuesOfDraft(draft)
  return withCharacters(fields, (path) => values[path])
}

/** Returns whether a control is another part of this field. */
const isWithin = (field: string, control: EventTarget | null): boolean =>
  control !== null && fieldOf(control) === field

/** Returns the field of the focused element; an empty string for elements without a name. */
const fieldOf = (element: object): string =>
  fieldOfControl('name' in element && typeof element.name === 'string' ? element.name : '')
