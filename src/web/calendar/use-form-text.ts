import { useEffect, useState } from 'react'

/** Returns the current values of some fields of the form around an element. */
export function useFormText<Name extends string>(
  elementId: string,
  names: readonly Name[],
  initial: Readonly<Partial<Record<Name, string>>>,
): Readonly<Partial<Record<Name, string>>> {
  const [texts, setTexts] = useState<Readonly<Partial<Record<Name, string>>>>(initial)
  const joined = names.join()
  useEffect(() => {
    const form = document.getElementById(elementId)?.closest('form')
    if (!form) return
    // After React has written the change into the fields.
    const read = () =>
      requestAnimationFrame(() => {
        const data = new FormData(form)
        const entries = joined.split(',').map((name) => [name, String(data.get(name) ?? '')])
        setTexts(Object.fromEntries(entries) as Record<Name, string>)
      })
    read()
    const kinds = ['input', 'change', 'click', 'reset'] as const
    for (const kind of kinds) form.addEventListener(kind, read)
    return () => {
      for (const kind of kinds) form.removeEventListener(kind, read)
    }
  }, [elementId, joined])
  return texts
}
