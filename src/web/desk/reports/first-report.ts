import { redirect } from 'react-router'
import { reportNames } from '../../../contract/desk/report-terms.ts'
import { urlFor } from '../../locale/language.ts'
import type { Route } from './+types/first-report.ts'

/** Leads from the address of all reports to the first one, which asks who it is. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(urlFor(context)(`desk/reports/${reportNames[0]}`))
