/** Returns the address of a page for a subscriber. Opening it changes nothing; its button does. */
export const newsletterLink = (
  { origin, language, uuid }: { origin: string; language: string; uuid: string },
  page: 'confirm' | 'choose-language' | 'unsubscribe',
): string => `${origin}/${language}/newsletter/${page}?uuid=${uuid}`
