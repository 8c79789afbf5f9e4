/** What reports can be narrowed to. */
export const filterDimensions = [
  'source',
  'affiliate',
  'campaign',
  'country',
  'language',
  'device',
] as const
export type FilterDimension = (typeof filterDimensions)[number]

/** What reports are broken down by. */
export const reportDimensions = ['day', ...filterDimensions] as const
export type ReportDimension = (typeof reportDimensions)[number]

export const reportNames = ['funnel', 'sales', 'payments', 'suppliers'] as const
export type ReportName = (typeof reportNames)[number]

/** In days. */
export const longestPeriod = 366
/** The most rows of a report that isn't by day. */
export const mostRows = 100
