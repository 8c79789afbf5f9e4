import type { PublicConfig } from '../../../../contract/page-platform.ts'
import { type Config, supportEmail } from '../../../config.ts'
import { minutes, seconds } from '../../duration.ts'
import { version } from '../../version.ts'

/** Returns the settings that pages may know. Durations are in milliseconds (S9.1, S9.2). */
export function publicConfig(config: Config): PublicConfig {
  return {
    version,
    origin: config.PUBLIC_ORIGIN,
    production: config.production,
    sandbox: config.SANDBOX,
    cookieDomain: config.COOKIE_DOMAIN,
    debug: config.DEBUG_PAGES,
    thbAffiliate: config.THB_AFFILIATE ?? '',
    defaults: {
      language: 'en',
      country: config.DEFAULT_COUNTRY,
      currency: config.DEFAULT_CURRENCY,
    },
    stores: {
      appStore: config.APP_STORE_URL ?? '',
      playStore: config.PLAY_STORE_URL ?? '',
      appGallery: config.APP_GALLERY_URL ?? '',
    },
    downloads: {
      desktop: config.DOWNLOAD_DESKTOP_URL ?? '',
      mobileWeb: config.DOWNLOAD_MOBILE_URL ?? '',
    },
    support: supportOf(config),
    answerHours: config.TICKET_ANSWER_HOURS,
    agencyZone: config.AGENCY_TIME_ZONE,
    legalEntity: config.LEGAL_ENTITY ?? '',
    trackingDays: config.TRACKING_DAYS,
    flightSearch: { adult: 1, child: 0, infant: 0, onewayCountries: config.ONEWAY_COUNTRIES },
    flightResult: {
      expiryTime: minutes(25),
      livecrawlMonitorDelay: 500,
      sessionWatcherInterval: seconds(10),
    },
  }
}

/** Returns the support contacts. `SUPPORT_HOURS` has the form `08:00-22:00 Area/City`. */
function supportOf(config: Config): PublicConfig['support'] {
  const [hours = '', zone = ''] = config.SUPPORT_HOURS.split(' ')
  const [from = '', to = ''] = hours.split('-')
  return { email: supportEmail(config), phone: config.SUPPORT_PHONE ?? '', from, to, zone }
}
