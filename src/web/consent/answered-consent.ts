import { type ConsentPurpose, consentPurposes } from '../session/visitor/consent.ts'

/** What the buttons of the bar and the page about cookies send as `consent`. */
export const consentAnswers = { accept: 'all', refuse: 'necessary', choose: 'chosen' } as const

/** Returns the purposes that a form allows; undefined if it isn't about consent. */
export function answeredConsent(form: FormData): readonly ConsentPurpose[] | undefined {
  switch (form.get('consent')) {
    case consentAnswers.accept:
      return consentPurposes
    case consentAnswers.refuse:
      return []
    case consentAnswers.choose:
      return consentPurposes.filter((purpose) => form.get(purpose) === 'on')
    default:
      return undefined
  }
}
