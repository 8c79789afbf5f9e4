/** What the server hands to the bundled site with each page request. */
export interface PagePlatform {
  /** Calls the front API, here or in another process: takes a Request to `/front/v1/…` and returns its Response. */
  frontApi(request: Request): Promise<Response>
  /** Logs an error while loading or rendering a page. */
  report(error: unknown): void
  /** The Content-Security-Policy nonce of this response. */
  nonce: string
  requestId: string
  clientAddress: string
  publicConfig: PublicConfig
  /**
   * How far the server's clock is ahead of its machine's, in milliseconds, because it can be moved to test expiries.
   */
  clockAhead: number
}

/** The settings that pages may know (S3.10, S3.11, S3.12). */
export interface PublicConfig {
  version: string
  origin: string
  production: boolean
  /** Whether sandbox suppliers and the sandbox gateway are in use, which pages show. */
  sandbox: boolean
  cookieDomain: string | undefined
  /** Whether error pages show stack traces (S8.17). */
  debug: boolean
  /** The affiliate whose visitors pay in THB (S5.12); empty for none. */
  thbAffiliate: string
  defaults: { language: string; country: string; currency: string }
  stores: { appStore: string; playStore: string; appGallery: string }
  downloads: { desktop: string; mobileWeb: string }
  /** Support contacts; `from` and `to` are daily opening hours, `08:00`, in the time zone `zone`. */
  support: { email: string; phone: string; from: string; to: string; zone: string }
  /** Hours within which support answers. */
  answerHours: number
  /** The time zone of the desk's clock. */
  agencyZone: string
  /** The company that runs the site; empty if not configured. */
  legalEntity: string
  /** How many days tracking events are stored. */
  trackingDays: number
  flightSearch: { adult: number; child: number; infant: number; onewayCountries: readonly string[] }
  flightResult: {
    expiryTime: number
    livecrawlMonitorDelay: number
    sessionWatcherInterval: number
  }
}
