import type { ReactNode } from 'react'
import { isSurnameFirst } from '../../contract/traveller/written-name.ts'
import { useLocale } from '../locale/language.ts'

/** Renders the two fields of a name in the order in which the visitor's language writes names. */
export function NamesInOrder({ given, surname }: { given: ReactNode; surname: ReactNode }) {
  const { code } = useLocale()
  const [first, second] = isSurnameFirst(code) ? [surname, given] : [given, surname]
  return (
    <>
      {first}
      {second}
    </>
  )
}
