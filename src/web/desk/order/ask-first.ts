import { ticketNameProblem } from '../../../contract/flight/ticket-name.ts'
import { isMailAddress } from '../../../contract/traveller/traveller-rules.ts'
import { mailFrom } from '../../../contract/traveller/typed-mail.ts'
import type { OrderActName } from './order-act-names.ts'

/** Acts that are asked about before they are done: each sends documents to somebody, or makes them out to somebody. */
export const isAskedFirst = (act: OrderActName): boolean =>
  act === 'change-contact' || act === 'send-copy' || act === 'correct-name'

/** Returns the names of the fields that are invalid, as far as that is known before the call. */
export function wrongBefore(act: OrderActName, text: (name: string) => string): string[] {
  const wrong: string[] = []
  if (text('why').length < 3) wrong.push('why')
  if (act === 'correct-name') {
    const [given, family] = [text('givenName'), text('surname')]
    for (const [name, typed] of Object.entries({ givenName: given, surname: family })) {
      const isLeftOut = typed === '' && given + family !== ''
      if (!isLeftOut && ticketNameProblem(typed)) wrong.push(name)
    }
    if (text('answer') === '') wrong.push('answer')
    if (text('answerNote').length < 3) wrong.push('answerNote')
  } else if (!isMailAddress(mailFrom(text('email')))) wrong.push('email')
  return wrong
}
