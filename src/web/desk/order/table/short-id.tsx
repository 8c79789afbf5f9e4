/** What fits whole, such as a booking reference. */
const shortest = 12

/** Renders an id. A long one shows its beginning; all of it is in its title, and is what a selection copies. */
export function ShortId({ id }: { id: string }) {
  if (id.length <= shortest) return <code>{id}</code>
  return (
    <code title={id} className="inline-block w-[9ch] truncate align-bottom">
      {id}
    </code>
  )
}
