import { notFound } from '../../problem/page-errors.ts'

/** Returns an unknown path below a locale (S2.79). */
export function loader() {
  throw notFound()
}

export default function NotFound() {
  return null
}
