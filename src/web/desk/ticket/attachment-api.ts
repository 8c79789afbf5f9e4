import { getDeskAttachment } from '../../../contract/desk/desk-tickets.ts'
import { attachmentParams } from '../../../contract/support/tickets.ts'
import { notFound } from '../../problem/page-errors.ts'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/attachment-api.ts'

/** Passes a ticket's file on to be saved. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const wanted = attachmentParams.safeParse(params)
  if (!wanted.success) throw notFound()
  return deskApi(context, request).file(getDeskAttachment, { params: wanted.data })
}
