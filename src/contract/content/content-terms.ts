/** The kinds of documents in the content store; what each may say is in `content-kinds.ts`. Plain data, so that browsers get no schemas. */
export const contentKindNames = ['campaign', 'page', 'article', 'job', 'issue'] as const
export type ContentKindName = (typeof contentKindNames)[number]

/** `scheduled`: a version goes live later, and none has before. `ended`: it's over, whatever its dates say. */
export const contentStates = ['draft', 'scheduled', 'published', 'ended'] as const
export type ContentState = (typeof contentStates)[number]

/** What a document is for visitors: its state, together with the dates of the version that they see. */
export const contentStandings = ['draft', 'scheduled', 'live', 'ended'] as const
export type ContentStanding = (typeof contentStandings)[number]
