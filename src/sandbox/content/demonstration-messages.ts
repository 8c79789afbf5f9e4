import type { RecordValue } from '../../contract/desk/records.ts'
import { drawHarbour } from './draw-harbour.ts'

/** Twice the sizes in which messages show them. */
const phone = drawHarbour(600, 864)
const computer = drawHarbour(940, 1180)

/** The drawings that the messages show. */
export const drawnForMessages = [phone, computer]

/**
 * Returns a message for whoever reads on in the demonstration's campaign, so that it's in nobody's way.
 * `addressOf`: where a drawing is, once it's stored as an image.
 */
export const demonstrationMessages = (
  addressOf: (svg: string) => string,
): RecordValue<'message'>[] => [
  {
    id: 'city-breaks',
    usage: 'trigger',
    usageRules: [
      { type: 'delay_page_load', value: 20 },
      { type: 'screen_depth', value: 60 },
      { type: 'display_interval', value: 1440 },
    ],
    imgMobile: addressOf(phone),
    imgDesktop: addressOf(computer),
    alts: { en: 'Sail into the weekend: see today’s deals', th: 'ดูดีลวันนี้' },
    url: '/promo/view/special-deals',
    paths: ['/campaign/asian-city-breaks'],
    countries: [],
    currencies: [],
    languages: [],
    slugs: [],
    startsAt: null,
    endsAt: null,
    priority: 0,
    isOn: true,
  },
]
