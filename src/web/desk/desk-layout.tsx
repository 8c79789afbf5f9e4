import { type ReactNode, useRef } from 'react'
import { Form, Link, Outlet } from 'react-router'
import { getDeskSession } from '../../contract/desk/session.ts'
import { useT, useUrl } from '../locale/language.ts'
import { ErrorPage } from '../site/error/error-page.tsx'
import { usePageFocus } from '../site/use-page-focus.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { OneZoneContext } from '../ui/time/local-time.tsx'
import type { Route } from './+types/desk-layout.ts'
import { useAgencyZone } from './agency-clock.ts'
import { deskApi, toUnlock } from './desk-api.ts'
import { DeskError } from './desk-error.tsx'
import { DeskNav } from './desk-nav.tsx'
import { IdleLock } from './lock/idle-lock.tsx'
import { LeaveQuestion } from './unsaved/leave-question.tsx'
import { StaffIdContext } from './unsaved/staff-id.ts'
import { UnsentNotice } from './unsaved/unsent-notice.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await deskApi(context, request).get(getDeskSession, {})
  if (session.isLocked) throw toUnlock(context, request)
  return session
}

/** Who is signed in stays the same: the menu stays when a page's answer fails. */
export const shouldRevalidate = () => false

/** Renders the desk's pages in their frame. */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame session={loaderData}>
      <Outlet />
    </DeskFrame>
  )
}

/** Renders an error in the place of a page of the desk, whose menu stays; or of all, if nobody knows who is signed in. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData) {
    return (
      <DeskFrame session={loaderData}>
        <DeskError error={error} />
      </DeskFrame>
    )
  }
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  )
}

interface DeskFrameProps {
  session: Route.ComponentProps['loaderData']
  children: ReactNode
}

/** Renders a page of the desk beside the menu, with who is signed in. */
function DeskFrame({ session: { id, name, roles, lockMinutes }, children }: DeskFrameProps) {
  const t = useT()
  const url = useUrl()
  const main = useRef<HTMLElement>(null)
  usePageFocus(main)
  const zone = useAgencyZone()
  return (
    <OneZoneContext value={zone}>
      <StaffIdContext value={id}>
        <LeaveQuestion />
        <IdleLock name={name} minutes={lockMinutes} />
        <header className="border-b border-line bg-surface">
          <div className="mx-auto flex w-full max-w-384 items-center gap-x-4 gap-y-2 px-4 py-2 md:px-6">
            <Link to={url('desk')} className="me-auto text-md font-bold text-ink no-underline">
              {t('desk.title')}
            </Link>
            <p className="min-w-0 text-end text-xs text-ink-soft">
              <span className="font-medium text-ink max-sm:block">{name}</span>{' '}
              {roles.map((role) => t(`desk.role-${role}`)).join(', ')}
            </p>
            <Form method="post" action={url('desk')}>
              {/* Named, because a button without a name is busy with every form that is sent. */}
              <SubmitButton name="do" value="sign-out" variant="secondary" size="sm">
                {t('desk.sign-out')}
              </SubmitButton>
            </Form>
          </div>
        </header>
        <div className="mx-auto grid w-full max-w-384 flex-1 content-start gap-4 px-4 py-4 md:px-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-6">
          <DeskNav roles={roles} />
          <main ref={main} id="main" tabIndex={-1} className="min-w-0 outline-none">
            <UnsentNotice />
            {children}
            <p className="mt-6 text-xs text-ink-soft" data-zone>
              {t('desk.all-times', { zone })}
            </p>
          </main>
        </div>
      </StaffIdContext>
    </OneZoneContext>
  )
}
