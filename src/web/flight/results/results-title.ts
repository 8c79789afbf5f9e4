import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../content/page-meta.ts'

/** The page's title; results are for their visitor, not for search engines. */
export const resultsMeta = (title: string | undefined): MetaDescriptor[] =>
  pageMeta({ title: title ?? '', noindex: true })
