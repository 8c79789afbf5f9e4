import { type ComponentProps, useState } from 'react'
import { useActionData } from 'react-router'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

/**
 * Renders a text field whose error came with the page's last answer: it's no longer shown once the value is another one. Not
 * part of `TextField`, because the home page, which has such a field, has no room for more script.
 */
export function AnsweredField(props: Omit<ComponentProps<typeof TextField>, 'onChange'>) {
  return <TextField {...props} {...useUnchanged(props.error)} />
}

/** Renders a text area in the same way. */
export function AnsweredArea(props: Omit<ComponentProps<typeof TextArea>, 'onChange'>) {
  return <TextArea {...props} {...useUnchanged(props.error)} />
}

/** Renders a select in the same way. */
export function AnsweredSelect(props: Omit<ComponentProps<typeof Select>, 'onChange'>) {
  return <Select {...props} {...useUnchanged(props.error)} />
}

/** Returns an error until the value changes. The next answer may say the same of the new value. */
export function useUnchanged(error: string | null | undefined) {
  const answer: unknown = useActionData()
  const [changedAfter, setChangedAfter] = useState<unknown>()
  return {
    error: answer !== undefined && changedAfter === answer ? null : error,
    onChange: () => setChangedAfter(answer),
  }
}
