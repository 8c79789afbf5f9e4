/** Shown once per device, once per browser session, or when all its rules hold (S3.19). */
export const usages = ['once', 'multiple', 'trigger'] as const

/** Rules that decide when a triggered message is shown (S3.20). */
export const ruleTypes = [
  /** Percent of the page that was scrolled past. */
  'screen_depth',
  /** Seconds since the page was opened. */
  'delay_page_load',
  /** Seconds without any activity. */
  'on_page_inactivity',
  /** How many views of this path there were. */
  'number_page_views',
  /** Minutes after which a closed message is shown again. */
  'display_interval',
] as const

/** After how many seconds without any activity a visitor is idle, unless a message's rule says otherwise (S9.8). */
export const idleSeconds = 60
