/**
 * Returns robots.txt. A sitemap has to be named with its origin (RFC 9309, 2.2.4; sitemaps.org). Result pages aren't
 * forbidden: they say themselves that they aren't for indexes, which crawlers only see if they may read them, and previews of
 * shared links need them.
 */
export const robotsTxt = (origin: string): string => `User-agent: *
Disallow: /*/pay/
Disallow: /*/order/
Disallow: /front/
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`
