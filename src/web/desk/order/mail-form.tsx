import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Select } from '../../ui/form/select.tsx'
import { useOwnZone } from '../../ui/time/local-time.tsx'
import { ActForm } from './act-form.tsx'

/**
 * Renders the form to send a mail again, the newest first. A mail with outdated documents is marked and never chosen for
 * staff: an old name on a ticket can mean that its traveller isn't let on board.
 */
export function MailForm({ mails }: Pick<DeskOrder, 'mails'>) {
  const t = useT()
  const format = useFormat()
  const zone = useOwnZone()
  if (mails.length === 0) return null
  const written = ({ sentAt, createdAt }: DeskOrder['mails'][number]) => sentAt ?? createdAt
  const newest = mails.toSorted((one, other) => written(other).localeCompare(written(one)))
  const current = newest.find(({ isOutdated }) => !isOutdated)
  const label = (mail: DeskOrder['mails'][number]) => {
    const at = format.date(written(mail), zone ? 'date-time' : 'date-time-zone', zone)
    const parts = [at, mail.subject]
    return (mail.isOutdated ? [t('desk-order.mail-outdated'), ...parts] : parts).join(' · ')
  }
  return (
    <ActForm act="resend-mail">
      {(field) => {
        const { defaultValue, ...rest } = field('mail')
        return (
          <Select
            {...rest}
            label={t('desk-order.choose-mail')}
            defaultValue={defaultValue ?? current?.mailId ?? ''}
            placeholder={t('desk-order.choose-mail-first')}
            hint={current ? undefined : t('desk-order.mail-all-outdated')}
            options={newest.map((mail) => ({ value: mail.mailId, label: label(mail) }))}
            required
          />
        )
      }}
    </ActForm>
  )
}
