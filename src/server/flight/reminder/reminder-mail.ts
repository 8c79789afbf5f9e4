import { defaultLocale } from '../../../contract/default-locale.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import type { MailDraft } from '../../platform/mail/mail.ts'
import type { MailBlock } from '../../platform/mail/mail-blocks.ts'
import { wordsOf } from '../../platform/words.ts'
import { cityOfPlace } from '../../world/local-names.ts'
import type { BookingRow } from '../booking/booking-store.ts'
import { isOffered } from '../booking/booking-view.ts'
import { priceLines, totalOf } from '../booking/price-lines.ts'
import { flightParts } from '../order-item/flight-parts.ts'

interface Parts {
  number: 1 | 2
  token: string
  origin: string
  /** How much is in the booking's cart; 0 if it's in none. */
  inCart: number
}

/** What it contains of the booking: no names and no documents. */
interface Left extends Pick<BookingRow, 'offers' | 'request'> {
  draft: Pick<BookingRow['draft'], 'bags'>
}

/**
 * Returns the mail about an abandoned booking. It contains no names: the address isn't verified, so it may be a
 * stranger's. Mail programs end the reminders with one click (RFC 8058).
 */
export function reminderMail(
  row: Left & Pick<BookingRow, 'id' | 'language'>,
  { number, token, origin, inCart }: Parts,
): Omit<MailDraft, 'key' | 'to'> {
  const language = row.language ?? defaultLocale
  const site = `${origin}/${language}`
  const way = `${site}/flight/book/${row.id}?acart=${token}`
  const report = `${site}/report-abandoned?id=${token}`
  const [out] = row.offers
  const { adult, child, infant } = row.request.passengers
  const text = (words: string): MailBlock => ({ kind: 'text', text: words })
  return {
    language,
    says(inLanguage) {
      const say = wordsOf('mail', inLanguage)
      const cityOf = (iata = '') => cityOfPlace(iata, say.locale)
      const route = { from: cityOf(out?.offer.slice.from), to: cityOf(out?.offer.slice.to) }
      const price = say('reminder-price', {
        amount: formatMoney(totalOfDraft(row), say.tag),
        count: adult + child + infant,
      })
      return {
        subject: say('reminder-subject', route),
        blocks: [
          { kind: 'heading', text: say('reminder-heading', route) },
          text(say('reminder-lead')),
          ...row.offers.map(
            ({ offer }): MailBlock => ({
              kind: 'parts',
              parts: flightParts(offer.slice, say),
            }),
          ),
          text(price),
          { kind: 'button', address: way, words: say('reminder-continue') },
          text(inCart > 0 ? say('reminder-cart', { count: inCart - 1 }) : say('reminder-device')),
          { kind: 'note', text: say(number === 1 ? 'reminder-once-more' : 'reminder-last') },
          { kind: 'link', address: report, words: say('reminder-stop') },
        ],
      }
    },
    headers: {
      'List-Unsubscribe': `<${report}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function totalOfDraft({ offers, draft, request }: Left) {
  const bags = draft.bags.filter((bag) => isOffered(offers, bag))
  return totalOf(priceLines(offers, bags), request.currency)
}
