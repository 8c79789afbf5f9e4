import { createContext, type ReactNode, useContext } from 'react'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import { LanguageContext } from '../../locale/language.ts'
import type { WordStore } from '../../locale/word-store.ts'
import type { AuthStore } from '../member/auth-store.ts'
import type { Arrival } from '../sign-in/arrival.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** What holds for a whole document, from its first byte until it is left or reloaded. */
export interface PageState {
  visitor: Visitor
  /** Whether somebody is signed in, and who. */
  auth: AuthStore
  /** Set when this document is where a sign-in led. */
  arrival?: Arrival | undefined
  config: PublicConfig
  words: WordStore
  /** How many milliseconds the server's clock is ahead of the one here; none when they agree. */
  clockAhead?: number
  /** The namespaces this document used, as JSON, once it has been rendered; server only. */
  wordsJson?: () => string
  /** The style sheet, to be put into the document; server only. */
  css?: string
  /** The policy's nonce, which scripts and styles in the document carry; server only. */
  nonce?: string
}

/** `PageStateProvider` gives it to every document, so the default is never read. */
export const PageStateContext = createContext<PageState>(undefined as unknown as PageState)

/** Gives the whole document its state and its language. */
export function PageStateProvider({ state, children }: { state: PageState; children: ReactNode }) {
  return (
    <PageStateContext value={state}>
      <LanguageContext value={{ locale: state.visitor.locale, words: state.words }}>
        {children}
      </LanguageContext>
    </PageStateContext>
  )
}

/** Language, country, currency, device and theme of the visitor. */
export const useVisitor = (): Visitor => useContext(PageStateContext).visitor

/** Whether the visitor has just signed in or up. */
export const useArrival = (): Arrival | undefined => useContext(PageStateContext).arrival

/** How many milliseconds to add to this machine's time to have the server's, which all expiries go by. */
export const useClockAhead = (): number => useContext(PageStateContext).clockAhead ?? 0

/** The public part of the settings. */
export const usePublicConfig = (): PublicConfig => useContext(PageStateContext).config
