import { createPath, type DataRouter, resolvePath } from 'react-router'

type Navigate = Parameters<DataRouter['navigate']>

/**
 * Goes where a navigation leads, or sends what it sends, without a router: like a link or a form of a page that has no
 * scripts.
 */
export function leaveDocument(to: Navigate[0] | number, options: Navigate[1] = {}): void {
  if (typeof to === 'number') {
    history.go(to)
    return
  }
  const address = createPath(resolvePath(to ?? '.', location.pathname))
  if (!('formMethod' in options) || !options.formMethod) {
    if (options.replace) location.replace(address)
    else location.assign(address)
    return
  }
  const form = document.createElement('form')
  form.hidden = true
  form.action = address
  form.method = options.formMethod
  for (const [name, value] of options.formData ?? []) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
