import type { ErrorCode } from '../../../contract/errors.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { askRooms } from './change-intent.ts'

/** Returns why room types and prices can't be shown. */
export const unlistedText = (t: Translate, reason: ErrorCode): string =>
  t(reason === 'RATE_LIMITED' ? 'stay-change.rooms-limited' : 'stay-change.rooms-unlisted')

/** Renders why a room has no types to choose from, and the button that asks for them again and keeps what was typed. */
export function UnlistedRooms({ reason }: { reason: ErrorCode }) {
  const t = useT()
  return (
    <div className="grid justify-items-start gap-2" data-error={reason}>
      <p className="text-red">{unlistedText(t, reason)}</p>
      <SubmitButton name="intent" value={askRooms} variant="secondary" size="sm" icon="refresh">
        {t('stay-change.rooms-retry')}
      </SubmitButton>
    </div>
  )
}
