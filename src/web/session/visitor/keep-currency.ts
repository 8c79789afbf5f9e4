import type { RouterContextProvider } from 'react-router'
import { cookies as names } from '../../../contract/headers.ts'
import { cookiesContext, platformContext } from '../contexts.ts'

const oneYear = 365 * 24 * 60 * 60

/** Shows amounts in this currency from now on (S4.43). */
export const keepCurrency = (context: Readonly<RouterContextProvider>, currency: string): void =>
  write(context, currency, oneYear)

/** Goes back to the country's currency. */
export const forgetCurrency = (context: Readonly<RouterContextProvider>): void =>
  write(context, '', 0)

function write(context: Readonly<RouterContextProvider>, value: string, maxAge: number): void {
  const domain = context.get(platformContext).publicConfig.cookieDomain
  context.get(cookiesContext).writeOpen(names.currency, value, { maxAge, domain })
}
