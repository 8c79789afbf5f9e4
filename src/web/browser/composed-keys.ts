/**
 * Keeps keys that an input method handles from the page. The Enter that ends a composition in Japanese, Chinese or Korean
 * accepts a word: it must neither choose a suggestion nor submit a form. Safari ends the composition before the key, which
 * only its code 229 still tells.
 */
export function keepComposedKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      const { target, isComposing, keyCode, key } = event
      // Editors of formatted text handle compositions themselves.
      if (!(target instanceof HTMLInputElement && (isComposing || keyCode === 229))) return
      event.stopPropagation()
      if (key === 'Enter') event.preventDefault()
    },
    true,
  )
}
