import { useT } from '../../../locale/language.ts'
import { blockTitle } from './block-title.ts'
import type { BlockValues } from './body-values.ts'

interface EditorOutlineProps {
  /** The parts that this form has, in order. */
  parts: readonly { id: string; title: string }[]
  blocks: readonly BlockValues[]
}

/** Renders links to the parts of a long form: beside it on wide screens, above it on others. */
export function EditorOutline({ parts, blocks }: EditorOutlineProps) {
  const t = useT()
  return (
    <nav
      aria-label={t('desk-content.outline')}
      className="xl:sticky xl:top-4 xl:col-start-2 xl:row-start-1 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto"
    >
      <ul className="flex flex-wrap gap-x-4 text-xs xl:grid xl:border-s xl:border-line xl:ps-4">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <PartLink to={id}>{title}</PartLink>
            {id === 'blocks' && (
              <ul className="hidden ps-3 xl:grid">
                {Object.entries(blocks).map(([key, block]) => (
                  <li key={key}>
                    <PartLink to={`block-${key}`}>{blockTitle(t, Number(key), block)}</PartLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const PartLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className="inline-flex min-h-8 items-center text-sea hover:underline">
    {children}
  </a>
)
