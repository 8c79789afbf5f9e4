import { applicationParams, getApplicationCv } from '../../../contract/desk/applications.ts'
import { notFound } from '../../problem/page-errors.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { passFileOn } from '../../session/front-api/pass-file-on.ts'
import type { Route } from './+types/cv-file.ts'

/** Passes a CV on to be saved. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const wanted = applicationParams.safeParse(params)
  if (!wanted.success) throw notFound()
  const answer = await frontApi(context, request).raw(getApplicationCv, { params: wanted.data })
  if (!answer?.ok) throw notFound()
  return passFileOn(answer)
}
