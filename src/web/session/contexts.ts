import { createContext } from 'react-router'
import type { PagePlatform } from '../../contract/page-platform.ts'
import type { PageState } from './page-state.tsx'
import type { Visitor } from './visitor.ts'

/** What the server hands to loaders and actions, set by `handler.ts` for each request. */
export const platformContext = createContext<PagePlatform>()
export const visitorContext = createContext<Visitor>()
export const pageStateContext = createContext<PageState>()
/** The device's and the session's ids (S3.24), which scripts in the page never see. */
export const identityContext = createContext<{ auid: string; sessionId: string }>()
