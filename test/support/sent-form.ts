/** Returns a call's body as a form: the files as parts of this name, and beside them the rest as JSON. */
export function sentForm(
  rest: object | undefined,
  name: string,
  ...files: { name: string; content: Uint8Array }[]
): FormData {
  const form = new FormData()
  if (rest) form.append('body', JSON.stringify(rest))
  for (const file of files) form.append(name, new Blob([new Uint8Array(file.content)]), file.name)
  return form
}
