import { applicationData } from './career/personal-data-store.ts'
import { cartData } from './cart/personal-data-store.ts'
import { orderChangeData } from './desk/order/change/personal-data-store.ts'
import { voteData } from './faq/personal-data-store.ts'
import { feedbackData } from './feedback/personal-data-store.ts'
import { flightDraftData } from './flight/personal-data-store.ts'
import { savedStayData, stayDraftData } from './hotel/personal-data-store.ts'
import { codeLifetime } from './member/code/one-time-codes.ts'
import { memberWord } from './member/member-mails.ts'
import { memberData } from './member/personal-data-store.ts'
import { newsletterData } from './newsletter/personal-data-store.ts'
import type { OrderService } from './order/order-service.ts'
import { erasedAmong, orderData, orderIdsOf, ordersLeft } from './order/personal-data-store.ts'
import { mailData } from './platform/mail/personal-data-store.ts'
import type { PersonalData } from './platform/personal-data.ts'
import type { Platform } from './platform/platform.ts'
import { erasedWord } from './privacy/erased-mail.ts'
import { pushData } from './push/personal-data-store.ts'
import { ticketData } from './support/ticket/personal-data-store.ts'
import { eventData } from './tracking/personal-data-store.ts'

/** Returns what all modules store about people. A module that stores more adds its part here. */
export const personalDataParts = (
  platform: Platform,
  orders: OrderService,
): readonly PersonalData[] => [
  memberData(platform),
  orderData({
    ...platform,
    async view(id, language) {
      const order = await orders.byId(id)
      return order && orders.view(order, language)
    },
  }),
  orderChangeData({ ...platform, orderIdsOf, erasedAmong }),
  flightDraftData(platform),
  stayDraftData(platform),
  savedStayData(platform),
  cartData(platform),
  newsletterData(platform),
  applicationData(platform),
  feedbackData(platform),
  voteData(platform),
  ticketData(platform),
  pushData(platform),
  eventData(platform),
  mailData({ ...platform, codeLifetime, codeWord: memberWord, left: ordersLeft, erasedWord }),
]
