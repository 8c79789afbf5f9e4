import { z } from 'zod'
import { affiliatePartnerSchema } from '../affiliate/affiliate.ts'
import { knownLanguageSchema, momentSchema, recordOf } from '../bounded.ts'
import { staffDealSchema } from '../deal/staff-deal.ts'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { featureNames } from '../feature/feature-names.ts'
import { usages } from '../message/usages.ts'
import { promoCodeSchema } from '../promo/promo-code.ts'
import { savedReplySchema } from '../support/saved-reply.ts'
import { supportPhoneSchema } from '../support/support-phones.ts'
import { imageSrcSchema, safeHrefSchema } from '../text/safe-href.ts'
import { type RecordKind, recordKinds, recordStandings } from './record-kinds.ts'
import {
  checkCountries,
  checkCurrencies,
  checkPages,
  endsAfterStart,
  knownCountrySchema,
  knownCurrencySchema,
  messageRulesSchema,
} from './record-rules.ts'

const idSchema = z.string().regex(/^[\w-]{1,40}$/)

const flagSchema = z.strictObject({
  name: z.enum(featureNames),
  /** `*` is every country without a record of its own. */
  country: knownCountrySchema.or(z.literal('*')),
  isOn: z.boolean(),
})

const phoneSchema = z
  .strictObject({
    id: idSchema,
    ...supportPhoneSchema.shape,
    country: knownCountrySchema.nullable(),
    isOn: z.boolean(),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'no_hours' })

const messageSchema = z
  .strictObject({
    id: idSchema,
    usage: z.enum(usages),
    usageRules: messageRulesSchema,
    /** An image of 300 × 432 and one of 470 × 590. A platform without one gets no message. */
    imgMobile: imageSrcSchema.nullable(),
    imgDesktop: imageSrcSchema.nullable(),
    /** What the image says, by language. */
    alts: recordOf(knownLanguageSchema, z.string().trim().min(1).max(300), { most: 100 }).refine(
      (alts) => alts.en !== undefined,
      'english_missing',
    ),
    url: safeHrefSchema.nullable(),
    /** Without language: `/hotel/search`; `/hotel/*` includes all below, `*` is every page. */
    paths: z
      .array(
        z
          .string()
          .max(200)
          .regex(/^(?:\*|\/[^\s*]*(?:\/\*)?)$/),
      )
      .max(50),
    countries: z.array(knownCountrySchema).max(300),
    currencies: z.array(knownCurrencySchema).max(300),
    languages: z.array(knownLanguageSchema).max(100),
    slugs: z.array(z.string().max(100)).max(100),
    startsAt: momentSchema.nullable(),
    endsAt: momentSchema.nullable(),
    /** If several fit, the highest is shown. */
    priority: z.int().min(-1000).max(1000),
    isOn: z.boolean(),
  })
  .superRefine(endsAfterStart)
  .superRefine(checkPages)
  .refine(({ usage, usageRules }) => usage !== 'trigger' || usageRules.length > 0, {
    path: ['usageRules'],
    error: 'rules_missing',
  })

/** Codes and deals that are stored already are read as they are; what is saved has to be able to apply. */
const editedPromoSchema = promoCodeSchema.superRefine((promo, context) => {
  endsAfterStart(promo, context)
  checkCountries(promo, context)
  checkCurrencies(promo, context)
})
const editedDealSchema = staffDealSchema.superRefine((deal, context) => {
  endsAfterStart(deal, context)
  checkCountries(deal, context)
})

/** What staff edit at the desk, and what each kind's values are. */
export const recordSchemas = {
  flag: flagSchema,
  phone: phoneSchema,
  reply: savedReplySchema,
  message: messageSchema,
  promo: editedPromoSchema,
  deal: editedDealSchema,
  affiliate: affiliatePartnerSchema,
} as const satisfies Record<RecordKind, z.ZodType>

export type RecordValue<Kind extends RecordKind> = z.infer<(typeof recordSchemas)[Kind]>

/** A record's kind with its value. */
const deskRecordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flag'), value: flagSchema }),
  z.strictObject({ kind: z.literal('phone'), value: phoneSchema }),
  z.strictObject({ kind: z.literal('reply'), value: savedReplySchema }),
  z.strictObject({ kind: z.literal('message'), value: messageSchema }),
  z.strictObject({ kind: z.literal('promo'), value: editedPromoSchema }),
  z.strictObject({ kind: z.literal('deal'), value: editedDealSchema }),
  z.strictObject({ kind: z.literal('affiliate'), value: affiliatePartnerSchema }),
])
export type DeskRecord = z.infer<typeof deskRecordSchema>

const storedSchema = z.object({
  id: z.string(),
  record: deskRecordSchema,
  /** Names exactly this value; saving another one needs it. */
  revision: z.string(),
})
export type StoredRecord = z.infer<typeof storedSchema>

const listedSchema = storedSchema.extend({
  standing: z.enum(recordStandings),
  /** How many orders used a promo code, those included that wait for their payment; null for other kinds. */
  uses: z.int().min(0).nullable(),
})
export type ListedRecord = z.infer<typeof listedSchema>

const kindSchema = z.enum(recordKinds)
const recordId = z.string().min(1).max(100)

export const listRecords = endpoint({
  id: 'desk.records',
  method: 'GET',
  path: '/desk/records/:kind',
  summary: 'List records of a kind',
  description:
    'Returns all feature flags, support phones, saved replies, in-app messages, promo codes or affiliates with their values and whether they apply now, sorted by id; promo codes also with their uses. Secrets of affiliates are never returned, only a mark that keeps them.',
  params: z.object({ kind: kindSchema }),
  result: z.object({ records: z.array(listedSchema) }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION'],
})

export const getRecord = endpoint({
  id: 'desk.record',
  method: 'GET',
  path: '/desk/records/:kind/:id',
  summary: 'Get a record',
  description:
    'Returns a record, whether it applies now, and its versions, newest first, with who saved each.',
  params: z.object({ kind: kindSchema, id: recordId }),
  result: storedSchema.extend({
    standing: z.enum(recordStandings),
    versions: z.array(
      z.object({
        id: z.string(),
        at: momentSchema,
        staff: z.string().nullable(),
        why: z.string().nullable(),
        /** The value that was saved then. */
        value: z.unknown(),
        /** The names of what it changed; empty for the first version. */
        changed: z.array(z.string()),
      }),
    ),
  }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'NOT_FOUND'],
})
export type RecordVersion = ResultOf<typeof getRecord>['versions'][number]

export const saveRecord = endpoint({
  id: 'desk.save-record',
  method: 'PUT',
  path: '/desk/records',
  summary: 'Save a record',
  description:
    'Creates a record or replaces its value; the desk’s log keeps both. It shows on the site within a minute, if it’s on and within its dates. A message for campaigns (`slugs`) needs their pages among its `paths`. RECORD_CHANGED if somebody else saved it since `revision`, or if it exists and no revision was sent. Saved replies are also for support, affiliates for admins only; a postback address inside a network is refused. A feature flag is switched off only with a reason in `why`. Every promo code needs `totalUses`. One that can take off more than 50 %, more than staff may refund alone, or more than `DESK_PROMO_LIMIT` by all its uses needs two people: one saves it switched off, and somebody else switches it on without other changes.',
  body: z.object({
    record: deskRecordSchema,
    revision: z.string().max(100).nullable(),
    why: z.string().trim().max(500).optional(),
  }),
  result: storedSchema,
  auth: 'staff',
  // Of those who may edit any kind; each kind has an act of its own in `recordActs`.
  act: 'reply.edit',
  idempotent: true,
  errors: ['VALIDATION', 'RECORD_CHANGED'],
})
