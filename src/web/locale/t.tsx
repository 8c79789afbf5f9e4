import { TransNoContext } from '@lingui/react/server'
import type { ReactElement } from 'react'
import { useWords } from './language.ts'
import type { WordId, WordParams } from './word-store.ts'

type TProps<Id extends WordId> = {
  id: Id
  /** An element for each tag of the message: `<link>…</link>` takes `tags={{ link: <a href="…" /> }}`. */
  tags?: Record<string, ReactElement>
} & (WordParams[Id] extends null ? { values?: undefined } : { values: WordParams[Id] })

/** Renders a message with markup; `useT` reads messages without. */
export function T<Id extends WordId>({ id, values, tags }: TProps<Id>) {
  const words = useWords()
  return (
    <TransNoContext
      id={id}
      lingui={{ i18n: words.languageOf(id) }}
      values={{ ...(values as Record<string, unknown> | undefined) }}
      components={tags ?? {}}
    />
  )
}
