import { useContext } from 'react'
import { PageStateContext } from '../session/page-state.tsx'
import type { Translate } from './word-store.ts'

/** `const t = useT(); t('flight-results.stops', { count: 1 })`. */
export const useT = (): Translate => useContext(PageStateContext).words.t
