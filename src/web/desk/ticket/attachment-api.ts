import { getDeskAttachment } from '../../../contract/desk/desk-tickets.ts'
import { attachmentParams } from '../../../contract/support/tickets.ts'
import { notFound } from '../../problem/page-errors.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { passFileOn } from '../../session/front-api/pass-file-on.ts'
import type { Route } from './+types/attachment-api.ts'

/** Passes a ticket's file on to be saved. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const wanted = attachmentParams.safeParse(params)
  if (!wanted.success) throw notFound()
  const answer = await frontApi(context, request).raw(getDeskAttachment, { params: wanted.data })
  if (!answer?.ok) throw notFound()
  return passFileOn(answer)
}
