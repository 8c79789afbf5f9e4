/**
 * Puts a value into an input as if it had been typed. React keeps its own note of an input's value and
 * ignores events that bring nothing new to it, so the value is set behind its back, by the native setter.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
