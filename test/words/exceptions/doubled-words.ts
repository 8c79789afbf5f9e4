/** Words that may follow themselves, by language. */
export const doubledWords: Readonly<Record<string, { words: readonly string[]; why: string }>> = {
  bn: {
    words: ['আলাদা', 'কে', 'কোথায়', 'কোন', 'থাকতে', 'যেখানে', 'সঙ্গে'],
    why: 'Said twice, they mean each, several or at once.',
  },
  de: { words: ['sie'], why: '“Sie” is you, “sie” is it or them.' },
  fr: { words: ['nous', 'vous'], why: 'Subject and object of reflexive verbs.' },
  pl: { words: ['nie'], why: '“nie” is them after a preposition, and not.' },
}
