import { Outlet } from 'react-router'
import { AccountNav } from './account-nav.tsx'

/** Renders the account's pages with their navigation. */
export default function AccountLayout() {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-4 px-4 py-6 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8 md:px-6 md:py-8">
      <AccountNav />
      <div className="grid min-w-0 content-start gap-6 [&>:first-child]:mb-0">
        <Outlet />
      </div>
    </div>
  )
}
