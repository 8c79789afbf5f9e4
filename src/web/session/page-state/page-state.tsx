import { createContext, type ReactNode, useContext } from 'react'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import { LanguageContext, NowContext } from '../../locale/language.ts'
import type { WordStore } from '../../locale/word-store.ts'
import type { AuthStore } from '../member/auth-store.ts'
import type { Arrival } from '../sign-in/arrival.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** The state of a whole document, from its first byte until it's left or reloaded. */
export interface PageState {
  visitor: Visitor
  /** The path that the document was rendered for. */
  path: string
  /** Whether somebody is signed in, and who. */
  auth: AuthStore
  /** Set if this document is the destination of a sign-in. */
  arrival?: Arrival | undefined
  config: PublicConfig
  words: WordStore
  /** When the document was made, by the server's clock, in milliseconds. */
  now: number
  /** How far the server's clock is ahead of this one, in milliseconds; undefined if they agree. */
  clockAhead?: number
  /** The hash of the language's catalogue. */
  wordsHash?: string
  /** The namespaces this document used, as JSON, once it has been rendered; server only. */
  wordsJson?: () => string
  /** The style sheet to inline; server only. */
  css?: string
  /** The CSP nonce of scripts and styles in the document; server only. */
  nonce?: string
}

/** `PageStateProvider` provides it in every document, so the default is never read. */
export const PageStateContext = createContext<PageState>(undefined as unknown as PageState)

/** Provides the document's state and language. */
export function PageStateProvider({ state, children }: { state: PageState; children: ReactNode }) {
  return (
    <PageStateContext value={state}>
      <LanguageContext value={{ locale: state.visitor.locale, words: state.words }}>
        <NowContext value={state.now}>{children}</NowContext>
      </LanguageContext>
    </PageStateContext>
  )
}

/** Returns the visitor's language, country, currency, device and theme. */
export const useVisitor = (): Visitor => useContext(PageStateContext).visitor

/** Returns whether the visitor has just signed in or up. */
export const useArrival = (): Arrival | undefined => useContext(PageStateContext).arrival

/** Returns the milliseconds to add to this machine's time to get the server's, which all expiries use. */
export const useClockAhead = (): number => useContext(PageStateContext).clockAhead ?? 0

/** Returns the public part of the settings. */
export const usePublicConfig = (): PublicConfig => useContext(PageStateContext).config
