// How browsers and Vite word it. Vite's own: the style sheet of a part.
const phrases =
  /dynamically imported module|importing a module script failed|loading (css )?chunk|unable to preload/i

/** Whether a script couldn't be loaded: it belongs to an older build, or the network is gone (S8.15). */
export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && phrases.test(error.message)
