import { Form } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { errorText, useT, useUrl } from '../locale/language.ts'
import { productWords } from '../product/product-words.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'

interface PayEditProps {
  payable: Payable
  /** Why the order couldn't be reopened. */
  problem: ErrorCode | undefined
}

/** Asks before an order is reopened: what is held for it is released, and held again when it's ordered again. */
export function PayEdit({ payable: { items, trxId }, problem }: PayEditProps) {
  const t = useT()
  const url = useUrl()
  const words = productWords(t, items)
  const isForeign = problem === 'BOOKING_NOT_FOUND'
  const keep = (
    <LinkButton to={url(`pay/${trxId}/choose`)} variant="secondary">
      {t('payment.edit-keep')}
    </LinkButton>
  )
  if (problem) {
    return (
      <Alert tone="error" code={problem} title={t('payment.edit-refused')} actions={keep}>
        {isForeign || problem === 'INVALID_STATE'
          ? t(isForeign ? 'payment.edit-elsewhere' : 'payment.edit-too-late')
          : errorText(t, problem)}
      </Alert>
    )
  }
  return (
    <Card>
      <p>{words('payment.edit-text')}</p>
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <SubmitButton name="intent" value="edit" icon="edit">
          {words('payment.edit-go')}
        </SubmitButton>
        {keep}
      </Form>
    </Card>
  )
}
