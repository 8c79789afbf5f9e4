import { useEffect, useState } from 'react'
import { useT, useUrl } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { CodeField } from '../sign-in/code-field.tsx'
import { type AskedPasskey, PasskeyFactor } from '../sign-in/passkey-factor.tsx'

/** Renders the fields for a second factor in a form that was refused because the last one is too old. */
export function FreshFactor({ isWrong }: { isWrong: boolean }) {
  const t = useT()
  const address = `${useUrl()('desk')}/session?passkey`
  const [passkey, setPasskey] = useState<AskedPasskey>()
  useEffect(() => {
    void isWrong
    const asking = new AbortController()
    fetch(address, { signal: asking.signal })
      .then(async (answer) =>
        setPasskey(((await answer.json()) as { passkey?: AskedPasskey }).passkey),
      )
      .catch(() => undefined)
    return () => asking.abort()
  }, [address, isWrong])
  return (
    <div className="grid gap-3" data-fresh-factor>
      <Alert tone="warning" code="FACTOR_NEEDED" title={t('desk.factor-title')}>
        {t('desk.factor-text')}
      </Alert>
      <CodeField error={isWrong ? t('desk.factor-wrong') : undefined} />
      <div>
        <PasskeyFactor asked={passkey} />
      </div>
    </div>
  )
}
