import type { ReactNode } from 'react'
import { localeByCode } from '../../contract/locales.ts'
import { useUrl } from '../locale/language.ts'
import { type PagePath, pageUrl } from '../locale/url.ts'
import type { IconName } from '../ui/icon-paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'

interface NotShownProps {
  /** The document's address, without its locale. */
  path: PagePath
  /** In which languages it can be read instead. */
  languages: readonly string[]
  icon?: IconName
  title: string
  /** Text of the link to the home page. */
  toHome: string
  children?: ReactNode
}

/** Renders why this visitor doesn't see a document that staff wrote, with its other languages and the way home. */
export function NotShown(props: NotShownProps) {
  const { path, languages, icon = 'info', title, toHome, children } = props
  const url = useUrl()
  return (
    <Page width="text">
      <EmptyState
        isWholePage
        icon={icon}
        title={title}
        actions={
          <>
            {languages.map((code) => (
              <LinkButton
                key={code}
                reloadDocument
                lang={code}
                to={pageUrl(code, path)}
                variant="secondary"
              >
                {localeByCode(code)?.name ?? code}
              </LinkButton>
            ))}
            <LinkButton to={url('')}>{toHome}</LinkButton>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  )
}
