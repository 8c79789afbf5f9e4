/** What the server hands to the bundled site with each page request. */
export interface PagePlatform {
  /** Calls the front API in this process: a Request to `/front/v1/…` in, its Response out. */
  frontApi(request: Request): Promise<Response>
  /** Logs what went wrong while a page was loaded or rendered. */
  report(error: unknown): void
  /** The Content-Security-Policy nonce of this response. */
  nonce: string
  requestId: string
  clientAddress: string
  publicConfig: PublicConfig
  /** How many milliseconds the server's clock runs ahead of its machine's: it can be moved to try expiries. */
  clockAhead: number
}

/** The part of the settings that pages may know (S3.10, S3.11, S3.12). */
export interface PublicConfig {
  version: string
  origin: string
  production: boolean
  /** Whether sandbox suppliers and the sandbox gateway are in use; pages say so. */
  sandbox: boolean
  cookieDomain: string | undefined
  /** Whether error pages show what went wrong in the code (S8.17). */
  debug: boolean
  /** The affiliate whose visitors pay in THB (S5.12); empty for none. */
  thbAffiliate: string
  defaults: { language: string; country: string; currency: string }
  stores: { appStore: string; playStore: string; appGallery: string }
  downloads: { desktop: string; mobileWeb: string }
  /** Where people get help; `from` and `to` are daily hours, `08:00`, by the clock of `zone`. */
  support: { email: string; phone: string; from: string; to: string; zone: string }
  /** The company that runs the site; empty when the settings don't say. */
  legalEntity: string
  /** How many days records of visits are kept. */
  trackingDays: number
  flightSearch: { adult: number; child: number; infant: number; onewayCountries: readonly string[] }
  flightResult: {
    expiryTime: number
    livecrawlMonitorDelay: number
    sessionWatcherInterval: number
  }
}
