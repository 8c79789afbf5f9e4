import type { ResultOf } from '../../../../contract/endpoint.ts'
import type { listLoginMethods } from '../../../../contract/member/login-methods.ts'
import { useT } from '../../../locale/language.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { Card } from '../../../ui/page/card.tsx'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { EntryButton, EntryRow } from '../entry-row.tsx'

type Method = ResultOf<typeof listLoginMethods>[number]

/** Renders the sign-in methods; added ones can be removed. */
export function LoginMethods({ methods }: { methods: readonly Method[] }) {
  const t = useT()
  return (
    <Card as="div" pad="none" className="max-w-2xl">
      <ul>
        {methods.map((method) => (
          <MethodRow key={'id' in method ? method.id : method.kind} method={method} t={t} />
        ))}
      </ul>
    </Card>
  )
}

function MethodRow({ method, t }: { method: Method; t: Translate }) {
  const name = nameOf(t, method)
  return (
    <EntryRow
      name={name}
      details={
        <>
          {'email' in method && method.email && `${method.email} · `}
          {method.kind === 'email' ? (
            t('account.method-always')
          ) : (
            <>
              {t('account.method-since')} <LocalTime value={method.addedAt} />
            </>
          )}
          {method.kind === 'passkey' && method.lastUsedAt && (
            <>
              {' '}
              · {t('account.method-used')} <LocalTime value={method.lastUsedAt} />
            </>
          )}
        </>
      }
    >
      {'id' in method && (
        <EntryButton
          name="remove"
          value={method.id}
          label={t('account.method-remove-of', { method: name })}
        >
          {t('account.method-remove')}
        </EntryButton>
      )}
    </EntryRow>
  )
}

function nameOf(t: Translate, method: Method): string {
  if (method.kind === 'passkey') return t('account.method-passkey', { label: method.label })
  return method.kind === 'social'
    ? t(`auth.provider-${method.provider}`)
    : t(`account.method-${method.kind}`)
}
