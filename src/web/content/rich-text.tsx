import type { ReactNode } from 'react'
import type { RichText as Content } from '../../contract/text/rich-text.ts'
import { useLocale } from '../locale/language.ts'
import { inLocale } from '../locale/locale-of-path.ts'
import { TextLink } from '../ui/text-link.tsx'

/** Renders a text with its marks. */
export function RichText({ content }: { content: Content }) {
  const { code } = useLocale()
  // The order of a text's parts never changes while it's shown.
  return Object.entries(content).map(([key, node]) => {
    if (node.type === 'hardBreak') return <br key={key} />
    let shown: ReactNode = node.text
    for (const mark of node.marks ?? []) {
      if (mark.type === 'bold') shown = <strong>{shown}</strong>
      else if (mark.type === 'italic') shown = <em>{shown}</em>
      else shown = <TextLink {...linkTo(mark.attrs.href, code)}>{shown}</TextLink>
    }
    return <span key={key}>{shown}</span>
  })
}

/** Returns a link's address: pages of this site in the reader's language. */
export const linkTo = (href: string, locale: string): { to: string; rel?: string } =>
  href.startsWith('/') ? { to: inLocale(href, locale) } : { to: href, rel: 'noopener' }
