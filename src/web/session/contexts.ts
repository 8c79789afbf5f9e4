import { createContext } from 'react-router'
import type { Member } from '../../contract/member/member.ts'
import type { PagePlatform } from '../../contract/page-platform.ts'
import type { PageState } from './page-state/page-state.tsx'
import type { Auth } from './tokens/auth.ts'
import type { Identity } from './visitor/identify.ts'
import type { SiteCookies } from './visitor/site-cookies.ts'
import type { Visitor } from './visitor/visitor.ts'

/** What the server passes to loaders and actions, set by `handler.ts` for each request. */
export const platformContext = createContext<PagePlatform>()
export const visitorContext = createContext<Visitor>()
export const pageStateContext = createContext<PageState>()
export const identityContext = createContext<Identity>()
export const cookiesContext = createContext<SiteCookies>()
export const authContext = createContext<Auth>()
/** The signed-in member, fetched at most once per request; undefined for guests. */
export const memberContext = createContext<() => Promise<Member | undefined>>()
