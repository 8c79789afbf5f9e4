import { Link } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useMember } from '../../session/member/use-auth.ts'
import { Icon } from '../../ui/icon.tsx'

interface SavedLinkProps {
  className: string
  /** Among links without icons. */
  isPlain?: boolean
}

/** Renders the link to the saved stays: a member's own page, or the list that a guest's device has. */
export function SavedLink({ className, isPlain = false }: SavedLinkProps) {
  const t = useT()
  const url = useUrl()
  const to = useMember() ? url('account/saved') : `${url('hotel')}#saved`
  return (
    <Link to={to} className={className}>
      {!isPlain && <Icon name="heart" />}
      {t('common.saved-stays')}
    </Link>
  )
}
