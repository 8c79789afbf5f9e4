const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Renders an id. A long one shows its beginning; all of it is in its title, and is what a selection copies. */
export function ShortId({ id }: { id: string }) {
  if (!uuid.test(id)) return <code>{id}</code>
  return (
    <code title={id} className="inline-block w-[9ch] truncate align-bottom">
      {id}
    </code>
  )
}
