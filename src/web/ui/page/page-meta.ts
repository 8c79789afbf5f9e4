import type { MetaDescriptor } from 'react-router'

/** What search engines show of a title, in Latin letters; letters of Chinese, Japanese and Korean are nearly twice as wide. */
const titleWidth = 65
const wideLetter = 65 / 35
/** What search engines show of a description. */
const descriptionLength = 160

/** Returns title, description and whether search engines may index the page, for a route's `meta`. */
export function pageMeta(page: {
  title: string
  description?: string
  noindex?: boolean
}): MetaDescriptor[] {
  const title = withSite(page.title)
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: 'Sojourn' },
    { property: 'og:type', content: 'website' },
  ]
  if (page.description) {
    const description = shortened(page.description)
    tags.push({ name: 'description', content: description })
    tags.push({ property: 'og:description', content: description })
  }
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' })
  return tags
}

/** Returns a title with the site's name, unless that would no longer be shown. */
function withSite(title: string): string {
  if (title.includes('Sojourn')) return title
  const whole = `${title} · Sojourn`
  return widthOf(whole) > titleWidth ? title : whole
}

/** Returns how wide a title is, in Latin letters. */
export const widthOf = (title: string): number =>
  [...title].reduce((sum, letter) => sum + (isWide(letter) ? wideLetter : 1), 0)

const isWide = (letter: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(
    letter,
  )

/** Returns the whole sentences of a text that are shown; of a longer first one, its first words. */
function shortened(text: string): string {
  if (text.length <= descriptionLength) return text
  let shown = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(
    text,
  )) {
    if ((shown + segment).trimEnd().length > descriptionLength) break
    shown += segment
  }
  if (shown) return shown.trimEnd()
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if ((shown + segment).length > descriptionLength - 1) break
    shown += segment
  }
  // A word that ends a clause keeps no mark before the ellipsis.
  return `${shown.trimEnd().replace(/\p{P}$/u, '')}…`
}
