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
  { path: 'desk/applications', name: 'applications', icon: 'user', act: 'application.read' },
  { path: 'desk/records/flag', name: 'records', icon: 'filter', act: 'content.read' },
  { path: 'desk/reports/funnel', name: 'reports', icon: 'sort', act: 'report.read' },
  { path: 'desk/tickets', name: 'tickets', icon: 'mail', act: 'ticket.read' },
  { path: 'desk/feedback', name: 'feedback', icon: 'heart', act: 'ticket.read' },
  { path: 'desk/log', name: 'log', icon: 'shield', act: 'log.read' },
]

/** Returns the parts that these roles may open. */
export const partsFor = (roles: readonly StaffRole[]): readonly DeskPart[] =>
  deskParts.filter(({ act }) => mayDo(roles, act))

/** Renders the desk's menu: beside the page, above it on narrow screens. */
export function DeskNav({ roles }: { roles: readonly StaffRole[] }) {
  const t = useT()
  const url = useUrl()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('desk.navigation')} className="min-w-0">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-1 sm:flex sm:flex-wrap lg:grid lg:grid-cols-1">
        {partsFor(roles).map(({ path, name, icon }) => (
          <li key={path}>
            <Link
              to={url(path)}
              aria-current={partOf(pathname) === partOf(url(path)) ? 'page' : undefined}
              className="flex min-h-10 items-center gap-1.5 rounded px-1.5 py-1 font-medium sm:gap-2 sm:px-3 text-ink no-underline transition-colors hover:bg-sunk aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea"
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
