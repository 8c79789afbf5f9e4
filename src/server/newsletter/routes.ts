import { listBounces } from '../../contract/desk/bounces.ts'
import { CatalogueError } from '../../contract/errors.ts'
import * as newsletter from '../../contract/newsletter/newsletter.ts'
import { days, hours, minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { type Allowance, spend } from '../platform/rate-limit/rate-limit.ts'
import { emailVerdict, type FindMailDomain } from '../traveller/verify-email.ts'
import { dropBounced, listBounced } from './issue/bounces.ts'
import { sendIssues } from './issue/send-issues.ts'
import { createNewsletterService } from './newsletter-service.ts'
import { sweepSubscribers } from './sweep-subscribers.ts'

/** As for codes by mail: few enough to be no tool for flooding strangers. */
const asksPerNetwork: Allowance = { name: 'newsletter-asks', times: 30, within: hours(1) }
/** Counted for every address alike, so that reaching it tells nothing. */
const mailsPerAddress: Allowance = { name: 'newsletter-mails', times: 3, within: days(1) }
/** Links can't be guessed, and mail programs send many one-click requests from few addresses. */
const linksPerNetwork: Allowance = { name: 'newsletter-links', times: 600, within: minutes(15) }

/** Their pages ask for the address each time they're shown, also after a button was pressed. */
const pagesPerNetwork: Allowance = { ...linksPerNetwork, name: 'newsletter-pages', times: 1200 }

/** Mounts subscribing to the newsletter, and the calls behind the links of its mails. */
export function mountNewsletter(
  api: Api,
  platform: Platform,
  findMailDomain: FindMailDomain,
): void {
  const { db, jobs, clock, log, outbox, cache, config } = platform
  const origin = config.PUBLIC_ORIGIN
  const service = createNewsletterService({ db, jobs, clock, outbox, origin })
  sweepSubscribers({ db, jobs, clock })
  dropBounced({ db, jobs, clock, outbox })
  const perMinute = config.NEWSLETTER_PER_MINUTE
  sendIssues({ db, jobs, clock, log, outbox, origin, perMinute })
  const countLink = ({ clientAddress }: { clientAddress: string }) =>
    spend(cache, linksPerNetwork, clientAddress)

  // Only staff reach it, as its endpoint says.
  api.mount(listBounces, ({ query }) => listBounced(db, query.page))
  api.mount(newsletter.subscribeNewsletter, async ({ body, context }) => {
    await spend(cache, asksPerNetwork, context.clientAddress)
    const email = body.email.toLowerCase()
    const { problem } = await emailVerdict(email, findMailDomain)
    if (problem) throw new CatalogueError('VALIDATION', { fields: { email: problem } })
    await spend(cache, mailsPerAddress, email)
    await service.subscribe({ ...body, email })
    return { asked: true as const }
  })
  api.mount(newsletter.newsletterAddress, ({ query }) => service.addressOf(query.uuid), {
    admit: ({ clientAddress }) => spend(cache, pagesPerNetwork, clientAddress),
  })
  api.mount(
    newsletter.confirmNewsletter,
    async ({ body }) => ({ lang: await service.confirm(body.uuid) }),
    { admit: countLink },
  )
  api.mount(
    newsletter.unsubscribeNewsletter,
    async ({ body }) => {
      await service.unsubscribe(body.uuid)
      return { unsubscribed: true as const }
    },
    { admit: countLink },
  )
  api.mount(
    newsletter.changeNewsletterLanguage,
    async ({ body: { uuid, lang } }) => {
      await service.changeLanguage(uuid, lang)
      return { lang }
    },
    { admit: countLink },
  )
}
