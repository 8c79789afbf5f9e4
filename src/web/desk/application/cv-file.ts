import { applicationParams, getApplicationCv } from '../../../contract/desk/applications.ts'
import { notFound } from '../../problem/page-errors.ts'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/cv-file.ts'

/** Passes a CV on to be saved. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const wanted = applicationParams.safeParse(params)
  if (!wanted.success) throw notFound()
  return deskApi(context, request).file(getApplicationCv, { params: wanted.data })
}
