/** The language of visitors who want none of the others, and of messages that a language lacks. */
export const defaultLocale = 'en'
/** Its tag for Intl. */
export const defaultTag = 'en-GB'
