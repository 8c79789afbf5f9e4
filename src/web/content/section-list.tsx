interface SectionListProps {
  label: string
  /** The language of the titles, if it isn't the document's. */
  language?: string
  sections: readonly { id: string; title: string }[]
}

/** Renders links to the sections of a long page. */
export function SectionList({ label, language, sections }: SectionListProps) {
  return (
    <nav aria-label={label} className="mb-8 border-s-2 border-line ps-4">
      <ul lang={language}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center text-ink-soft wrap-anywhere hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
