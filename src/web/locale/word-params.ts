/**
 * Every message id with the parameters it takes (`null` for none). Filled by the generated files
 * in `ids/`, one a namespace, so that a missing word or parameter is a type error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface WordParams {}

export type WordId = keyof WordParams & string

/** `[]` for messages without parameters, `[params]` for the others. */
export type WordArgs<Id extends WordId> = WordParams[Id] extends null ? [] : [WordParams[Id]]
