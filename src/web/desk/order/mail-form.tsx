import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Select } from '../../ui/form/select.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useOwnZone } from '../../ui/time/local-time.tsx'
import { useLanguageName } from '../language-name.ts'
import { ActForm } from './act-form.tsx'
import { useMailLanguage } from './use-mail-language.ts'

/**
 * Renders the form to send a mail again, the newest first. None is chosen for staff: the newest may be a notice that nobody
 * misses. A mail with outdated documents is marked: an old name on a ticket can mean that its traveller isn't let on board. Each says its language, because a mail is
 * sent again as it is, whatever language the order has by now.
 */
export function MailForm({ mails, language }: Pick<DeskOrder, 'mails' | 'language'>) {
  const t = useT()
  const format = useFormat()
  const zone = useOwnZone()
  const nameOf = useLanguageName()
  const mailLanguage = useMailLanguage()
  if (mails.length === 0) return null
  const written = ({ sentAt, createdAt }: DeskOrder['mails'][number]) => sentAt ?? createdAt
  const newest = mails.toSorted((one, other) => written(other).localeCompare(written(one)))
  const isAllOutdated = mails.every(({ isOutdated }) => isOutdated)
  const label = (mail: DeskOrder['mails'][number]) => {
    const at = format.date(written(mail), zone ? 'date-time' : 'date-time-zone', zone)
    // A closed list is cut off at its end, where subjects are all alike.
    const to = t('desk-order.mail-to', { address: mail.to })
    const parts = [at, mailLanguage.short(mail.written), mail.subject, to]
    return (mail.isOutdated ? [t('desk-order.mail-outdated'), ...parts] : parts).join(' · ')
  }
  const hints = [
    t('desk-order.mail-order-language', { language: nameOf(language) }),
    ...(isAllOutdated ? [t('desk-order.mail-all-outdated')] : []),
  ]
  return (
    <ActForm act="resend-mail">
      {(field) => {
        const { defaultValue, ...rest } = field('mail')
        return (
          <>
            <Select
              {...rest}
              label={t('desk-order.choose-mail')}
              defaultValue={defaultValue ?? ''}
              placeholder={t('desk-order.choose-mail-first')}
              hint={hints.join(' ')}
              options={newest.map((mail) => ({ value: mail.mailId, label: label(mail) }))}
              required
            />
            <TextLink
              to="#mails"
              className="inline-flex min-h-10 items-center justify-self-start text-xs"
            >
              {t('desk-order.mail-read-english')}
            </TextLink>
          </>
        )
      }}
    </ActForm>
  )
}
