import { useT } from '../../locale/language.ts'
import { LaterPart, laterScript } from '../../offline/later-part.tsx'
import type { PageMember } from '../../session/member/page-member.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/page/popover.tsx'

const panel = laterScript(() => import('./member-panel.tsx'))

/** Renders the signed-in member's menu: name, links, and sign-out. */
export function MemberMenu({ member }: { member: PageMember }) {
  const t = useT()
  return (
    <Popover
      id="member-menu"
      name={t('common.account-of', { name: member.name })}
      align="end"
      buttonClass="max-sm:px-2.5"
      panelClass="sm:w-72"
      label={
        <>
          <Icon name="user" size={24} />
          <span className="max-w-32 truncate max-sm:hidden">{member.name}</span>
        </>
      }
    >
      <LaterPart of={panel} />
    </Popover>
  )
}
