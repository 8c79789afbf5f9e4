import { useEffect, useState } from 'react'
import { useT } from '../../../locale/language.ts'
import { fieldId, typeInto } from '../../../traveller/fields.ts'
import { Button } from '../../../ui/button.tsx'

/**
 * Renders a button that copies the contact's name into the first traveller's fields. Only rendered with scripts,
 * because it needs them.
 */
export function FillFromContact({ onFilledIn }: { onFilledIn(): void }) {
  const t = useT()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!alive) return null
  const fill = () => {
    for (const field of ['givenName', 'surname']) {
      const from = document.getElementById(fieldId(`contact.${field}`))
      const to = document.getElementById(fieldId(`passengers.0.${field}`))
      if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) continue
      if (from.value) typeInto(to, from.value)
    }
    onFilledIn()
  }
  return (
    <Button size="sm" variant="quiet" icon="user" onClick={fill}>
      {t('flight-book.from-contact')}
    </Button>
  )
}
