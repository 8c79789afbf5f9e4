import { type MiddlewareFunction, redirect } from 'react-router'
import { urlFor } from '../locale/language.ts'

/** The pages that mails link to, with the query values they need (S2.75, S5.3). */
const needs = {
  confirm: ['uuid'],
  unsubscribe: ['uuid'],
  'change-language': ['uuid', 'lang'],
  'choose-language': ['uuid'],
} as const
export type LinkedPage = keyof typeof needs

/** Returns the page of a path; undefined if there's none. */
export const linkedPage = (name: string | undefined): LinkedPage | undefined =>
  linkedPages.find((each) => each === name)

export const linkedPages = ['confirm', 'unsubscribe', 'change-language', 'choose-language'] as const

/** Redirects home, which says why, where a link lacks what its page needs. */
export const wholeLink: MiddlewareFunction<Response> = ({ context, url, params }) => {
  const page = linkedPage(params.page)
  if (!page || needs[page].every((name) => url.searchParams.get(name)?.trim())) return
  throw redirect(urlFor(context)('', { error: 'NEWSLETTER_ERROR' }))
}
