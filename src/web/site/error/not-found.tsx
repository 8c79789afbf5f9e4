import { notFound } from '../../problem/page-errors.ts'

/** Responds with 404 to an unknown path below a locale (S2.79). */
export function loader() {
  throw notFound()
}

export default function NotFound() {
  return null
}
