import { z } from 'zod'
import { orderParams } from '../../checkout/order-calls.ts'
import { endpoint } from '../../endpoint.ts'
import { whySchema } from './desk-entry.ts'

/** `contact`: the order's own address and phone. `copy`: its documents once to another address. `name`: a traveller's. */
export const orderChangeKinds = ['contact', 'copy', 'name'] as const
export type OrderChangeKind = (typeof orderChangeKinds)[number]

/**
 * States of a change of an order's details; the allowed transitions are in `server/desk/order/change/change-states.ts`.
 * `proposed`: it waits for a second person. `refused`: by the supplier, so that nothing was changed. `withdrawn`: by the
 * person who proposed it.
 */
export const orderChangeStates = [
  'proposed',
  'approved',
  'rejected',
  'refused',
  'withdrawn',
] as const
export type OrderChangeState = (typeof orderChangeStates)[number]

export const changedFields = ['email', 'phone', 'title', 'givenName', 'surname'] as const
export type ChangedField = (typeof changedFields)[number]

const person = z.object({ id: z.string(), name: z.string() })
const wholeName = z.object({
  title: z.string().max(20),
  givenName: z.string().max(120),
  surname: z.string().max(120),
})

export const orderChangeSchema = z.object({
  changeId: z.uuid(),
  kind: z.enum(orderChangeKinds),
  state: z.enum(orderChangeStates),
  /** The changed fields; empty once the traveller has erased their data. */
  fields: z.array(z.object({ name: z.enum(changedFields), before: z.string(), after: z.string() })),
  /** A traveller's whole name; null for other kinds, and once the traveller has erased their data. */
  names: z.object({ before: wholeName, after: wholeName }).nullable(),
  /** What the supplier answered to a name, in the words of the staff who asked; otherwise null. */
  answer: z.string().nullable(),
  why: z.string(),
  proposedBy: person,
  /** The person who approved or rejected it; null for what needs nobody else, and for what was withdrawn. */
  decidedBy: person.nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type OrderChange = z.infer<typeof orderChangeSchema>

const address = z.string().trim().max(254)

export const changeContact = endpoint({
  id: 'desk.change-contact',
  method: 'POST',
  path: '/desk/orders/:orderCode/contact',
  summary: 'Change an order’s e-mail address or phone number',
  description:
    'A new address waits for a second person, because all later mails go there; a phone number alone is changed at once. The present address is told of both, and of how to object. Returns `INVALID_STATE` while another change of the contact waits, or after an erasure, and `RECORD_CHANGED` unless the contact is still the one in `seen`. VALIDATION names the fields.',
  params: orderParams,
  body: z.object({
    email: address,
    /** With its country’s code, or as dialled in `phoneCountry`. */
    phone: z.string().trim().max(40),
    phoneCountry: z.string().max(2).default(''),
    /** The contact that the caller has read. */
    seen: z.object({ email: z.string().max(254), phone: z.string().max(40) }).optional(),
    why: whySchema,
  }),
  result: orderChangeSchema,
  status: 201,
  auth: 'staff',
  act: 'order.change-contact',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'NOTHING_CHANGED', 'RECORD_CHANGED', 'INVALID_STATE'],
})

export const sendCopy = endpoint({
  id: 'desk.send-copy',
  method: 'POST',
  path: '/desk/orders/:orderCode/documents/copy',
  summary: 'Send an order’s documents to another address',
  description:
    'Proposes to send the confirmation with its tickets and vouchers once to another address. A second person approves it, and the order’s own address is told. Returns `ORDER_NOT_TICKETED` before anything is confirmed, and `INVALID_STATE` while another copy waits.',
  params: orderParams,
  body: z.object({ email: address, why: whySchema }),
  result: orderChangeSchema,
  status: 201,
  auth: 'staff',
  act: 'order.change-contact',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'ORDER_NOT_TICKETED', 'NOTHING_CHANGED', 'INVALID_STATE'],
})

export const correctName = endpoint({
  id: 'desk.correct-name',
  method: 'POST',
  path: '/desk/orders/:orderCode/items/:itemId/travellers/:position/name',
  summary: 'Correct a traveller’s name',
  description:
    'Records what the supplier answered to a correction and, if it agreed, the name in every item of the order with this traveller. Up to three letters, swapped names, a title, case and accents are recorded at once; beyond that a second person approves. Returns `INVALID_STATE` for what is cancelled, refunded or released, and while another name waits; `RECORD_CHANGED` unless the name is still the one in `seen`. VALIDATION names the fields.',
  params: orderParams.extend({
    itemId: z.uuid(),
    position: z.coerce.number().int().min(0).max(20),
  }),
  body: z.object({
    title: z.string().trim().max(20).optional(),
    givenName: z.string().trim().max(120),
    surname: z.string().trim().max(120),
    answer: z.enum(['agreed', 'refused']),
    /** Who answered for the supplier, and its reference or reason. */
    answerNote: z.string().trim().min(3).max(500),
    /** The name that the caller has read. */
    seen: wholeName.optional(),
    why: whySchema,
  }),
  result: orderChangeSchema,
  auth: 'staff',
  act: 'order.correct-name',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'NOT_FOUND', 'NOTHING_CHANGED', 'RECORD_CHANGED', 'INVALID_STATE'],
})

export const decideChange = endpoint({
  id: 'desk.decide-change',
  method: 'POST',
  path: '/desk/orders/:orderCode/changes/:changeId/decision',
  summary: 'Approve or reject a change of an order’s details',
  description:
    'Approves or rejects a proposed change of the contact or a name, or a copy of the documents. The person who proposed it gets `SECOND_PERSON_NEEDED`. Returns `ALREADY_DECIDED` once it was decided or withdrawn, `PROPOSAL_OUTDATED` if what it changes isn’t as it was, and `INVALID_STATE` while that is in progress.',
  params: orderParams.extend({ changeId: z.uuid() }),
  body: z.object({ decision: z.enum(['approved', 'rejected']), why: whySchema }),
  result: orderChangeSchema,
  auth: 'staff',
  act: 'order.approve-change',
  fresh: 'approval',
  idempotent: true,
  errors: [
    'TRX_NOT_FOUND',
    'NOT_FOUND',
    'ORDER_NOT_TICKETED',
    'ALREADY_DECIDED',
    'PROPOSAL_OUTDATED',
    'INVALID_STATE',
    'SECOND_PERSON_NEEDED',
  ],
})

export const withdrawChange = endpoint({
  id: 'desk.withdraw-change',
  method: 'POST',
  path: '/desk/orders/:orderCode/changes/:changeId/withdrawal',
  summary: 'Withdraw one’s own change of an order’s details',
  description:
    'Withdraws a proposed change of the contact or a name, or a copy of the documents, so that nobody decides on it any more. Only the person who proposed it may: others get `FORBIDDEN`. Returns `ALREADY_DECIDED` once it was decided or withdrawn.',
  params: orderParams.extend({ changeId: z.uuid() }),
  body: z.object({ why: whySchema }),
  result: orderChangeSchema,
  auth: 'staff',
  act: 'order.withdraw',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'NOT_FOUND', 'ALREADY_DECIDED'],
})

export const downloadDocuments = endpoint({
  id: 'desk.documents',
  method: 'GET',
  path: '/desk/orders/:orderCode/e-ticket.pdf',
  summary: 'Download an order’s travel documents',
  description: 'Returns tickets and vouchers as one PDF. Opening it is logged.',
  params: orderParams,
  result: z.string(),
  raw: 'application/pdf',
  auth: 'staff',
  act: 'order.download',
  errors: ['TRX_NOT_FOUND', 'ORDER_NOT_TICKETED', 'ORDER_NOT_BOOKED'],
})
