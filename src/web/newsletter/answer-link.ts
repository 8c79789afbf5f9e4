import { data } from 'react-router'
import type { Outcome, Problem } from '../../contract/envelope.ts'

/** The result of one of the calls. */
interface Done {
  lang?: string
  unsubscribed?: true
}

/** What a page's button did, with the newsletter's language if that's told, or the error. */
export interface LinkAnswer {
  done?: Done
  code?: Problem['error']
}

/**
 * Returns a call's outcome to its page, without a redirect: mail programs, which post to the page to unsubscribe, don't
 * follow any, and RFC 8058 doesn't allow them. Reloading repeats the call, which changes nothing.
 */
export const answerLink = (outcome: Outcome<Done>) =>
  outcome.ok
    ? data<LinkAnswer>({ done: outcome.result })
    : data<LinkAnswer>({ code: outcome.problem.error }, { status: outcome.problem.status_code })
