import { notFound } from '../../problem/page-errors.ts'

/** `/error`: where guards send visitors to whom a page isn't open (S2.74). It's always the 404 page. */
export function loader() {
  throw notFound()
}

/** Never rendered: the loader throws. A page, so that the error is shown within the site. */
export default function ErrorRoute() {
  return null
}
