import type { OrderDispute } from '../../contract/aftersales/after-sales.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT } from '../locale/language.ts'
import { Alert } from '../ui/page/alert.tsx'
import { AskSupport } from './ask-support.tsx'

interface DisputeStatusProps {
  dispute: OrderDispute
  orderCode: string
  /** A change by a supplier, which can be answered all the same, is shown below. */
  hasNotice: boolean
}

/** Renders that a payment is disputed at its payer's bank, or what the bank has returned. */
export function DisputeStatus({ dispute, orderCode, hasNotice }: DisputeStatusProps) {
  const t = useT()
  const money = useMoney()
  const { isOpen, blocksRefunds, returned } = dispute
  return (
    <div className="grid gap-4" data-dispute={isOpen ? 'open' : 'decided'}>
      {isOpen && (
        <Alert
          tone="warning"
          title={t('aftersales.disputed-title')}
          actions={<AskSupport orderCode={orderCode} />}
        >
          {t(
            !blocksRefunds
              ? 'aftersales.disputed-open-waits'
              : hasNotice
                ? 'aftersales.disputed-open-noticed'
                : 'aftersales.disputed-open',
          )}
        </Alert>
      )}
      {returned.amount > 0 && (
        <Alert title={t('aftersales.returned-title', { amount: money(returned) })}>
          {t('aftersales.returned-text')}
        </Alert>
      )}
    </div>
  )
}
