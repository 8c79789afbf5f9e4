import { type ComponentProps, useContext, useEffect, useRef } from 'react'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { draftOf, isBeingSent, keepDraft } from './draft-store.ts'
import { StaffIdContext, tabStore } from './staff-id.ts'

/** Renders a choice that goes with the text of a `DraftArea`: it's kept, and comes back, with that draft. */
export function DraftChoice<Value extends string>({
  draft,
  ...group
}: Omit<ComponentProps<typeof RadioGroup<Value>>, 'onChange'> & { draft: string }) {
  const staffId = useContext(StaffIdContext)
  const box = useRef<HTMLDivElement>(null)
  const { name } = group
  const own = `${draft} ${name}`
  useEffect(() => {
    const store = tabStore()
    // Without its text, nobody remembers why it was chosen.
    if (!store || isBeingSent(store, staffId, own) || draftOf(store, staffId, draft) === '') return
    const kept = draftOf(store, staffId, own)
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input') ?? []
    const chosen = [...inputs].find(({ value }) => value === kept)
    if (chosen) chosen.checked = true
  }, [staffId, draft, own])
  return (
    <div ref={box} data-draft={own} data-draft-name={name}>
      <RadioGroup
        {...group}
        onChange={(value) => {
          const store = tabStore()
          if (store) keepDraft(store, staffId, own, value)
        }}
      />
    </div>
  )
}
