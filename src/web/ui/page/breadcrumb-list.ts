/** A page above another one, or the page itself. */
interface Step {
  name: string
  /** Its address without origin. */
  path: string
}

/** Returns where a page is on the site as search engines read it (schema.org/BreadcrumbList), from the top to the page itself. */
export const breadcrumbList = (origin: string, steps: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})
