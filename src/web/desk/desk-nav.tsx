import { Link, useLocation } from 'react-router'
import { type DeskAct, mayDo } from '../../contract/desk/desk-acts.ts'
import type { StaffRole } from '../../contract/desk/staff-roles.ts'
import { useT, useUrl } from '../locale/language.ts'
import type { PagePath } from '../locale/url.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { partOf } from './record/record-tabs.tsx'

interface DeskPart {
  path: PagePath
  name:
    | 'start'
    | 'queues'
    | 'orders'
    | 'content'
    | 'properties'
    | 'applications'
    | 'records'
    | 'reports'
    | 'tickets'
    | 'feedback'
    | 'log'
  icon: IconName
  act: DeskAct
}

/** The parts of the desk, and what staff have to be allowed to do to see them. */
const deskParts: readonly DeskPart[] = [
  { path: 'desk', name: 'start', icon: 'clock', act: 'desk.open' },
  { path: 'desk/queues', name: 'queues', icon: 'flag', act: 'order.read' },
  { path: 'desk/orders', name: 'orders', icon: 'receipt', act: 'order.search' },
  { path: 'desk/content', name: 'content', icon: 'edit', act: 'content.read' },
  { path: 'desk/properties', name: 'properties', icon: 'bed', act: 'content.read' },
  { path: 'desk/applications', name: 'applications', icon: 'user', act: 'application.read' },
  { path: 'desk/records/flag', name: 'records', icon: 'globe', act: 'content.read' },
  { path: 'desk/reports/funnel', name: 'reports', icon: 'wallet', act: 'report.read' },
  { path: 'desk/tickets', name: 'tickets', icon: 'mail', act: 'ticket.read' },
  { path: 'desk/feedback', name: 'feedback', icon: 'heart', act: 'ticket.read' },
  { path: 'desk/log', name: 'log', icon: 'shield', act: 'log.read' },
]

/** Returns the parts that these roles may open. */
export const partsFor = (roles: readonly StaffRole[]): readonly DeskPart[] =>
  deskParts.filter(({ act }) => mayDo(roles, act))

/** Renders the desk's menu: beside the page; on narrow screens behind a button, which works without scripts. */
export function DeskNav({ roles }: { roles: readonly StaffRole[] }) {
  const t = useT()
  const url = useUrl()
  const { key, pathname } = useLocation()
  return (
    <nav aria-label={t('desk.navigation')} className="min-w-0">
      {/* Closed again on the next page. The list stands beside it, so that wide screens show it either way. */}
      <details key={key} className="group peer lg:hidden">
        <summary className="flex min-h-11 items-center gap-2 rounded border border-line bg-surface px-3 font-medium">
          <Icon name="menu" />
          <span className="flex-1">{t('desk.menu')}</span>
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
      </details>
      <ul className="hidden gap-1 peer-open:mt-1 peer-open:grid peer-open:grid-cols-2 sm:peer-open:grid-cols-3 lg:grid lg:grid-cols-1 lg:peer-open:mt-0 lg:peer-open:grid-cols-1">
        {partsFor(roles).map(({ path, name, icon }) => (
          <li key={path}>
            <Link
              to={url(path)}
              aria-current={partOf(pathname) === partOf(url(path)) ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded px-3 py-1 font-medium text-ink no-underline transition-colors hover:bg-sunk aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea lg:min-h-10"
            >
              <Icon name={icon} />
              {t(`desk.part-${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
