import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { DeskTable } from '../desk-table.tsx'

/** Returns a stored word as people read it: `partially_refunded` as `partially refunded`. */
const plain = (word: string): string => word.replaceAll('_', ' ')

/** Renders what is travelled: items, with their prices, and the reservations they're in. */
export function TravelTables({ seen: { order, reservations } }: { seen: DeskOrder }) {
  const t = useT()
  const lines = order.items.flatMap((item) =>
    item.lines.map((line, place) => ({ item, line, id: `${item.id} ${place}` })),
  )
  return (
    <>
      <DeskTable
        id="items"
        title={t('desk-order.items')}
        columns={[
          t('desk-order.item'),
          t('desk-order.state'),
          t('desk-order.starts'),
          t('desk-order.travellers'),
        ]}
        rows={order.items.map(({ id, title, state, startsOn, travellers }) => ({
          id,
          cells: [
            title,
            plain(state),
            startsOn,
            travellers.map((each) => `${each.givenName} ${each.surname}`).join(', '),
          ],
        }))}
      />
      <DeskTable
        id="reservations"
        title={t('desk-order.reservations')}
        columns={[
          t('desk-order.bundle'),
          t('desk-order.supplier'),
          t('desk-order.state'),
          t('desk-order.codes'),
          t('desk-order.reason'),
          t('desk-order.changed'),
        ]}
        rows={reservations.map((each) => ({
          id: each.reservationId,
          cells: [
            `${each.bundle + 1} · ${each.product}`,
            `${each.supplier} · ${each.reference}`,
            `${plain(each.state)} (${plain(each.attempt)})`,
            each.codes.join(', '),
            each.reason,
            <LocalTime key="changed" value={each.changedAt} />,
          ],
        }))}
      />
      <DeskTable
        id="lines"
        title={t('desk-order.lines')}
        columns={[
          t('desk-order.item'),
          t('desk-order.kind'),
          t('desk-order.amount-column'),
          t('desk-order.due'),
        ]}
        rows={lines.map(({ item, line, id }) => ({
          id,
          cells: [
            item.title,
            [line.label ?? line.kind, line.passengerType, `× ${line.count}`]
              .filter(Boolean)
              .join(' '),
            <Money key="amount" {...line.amount} />,
            plain(line.due),
          ],
        }))}
      />
    </>
  )
}

/** Renders where the money is: payments, refunds, quotes and the ledger. */
export function MoneyTables({ seen }: { seen: DeskOrder }) {
  const { payables, payments, refunds, refundsByHand, quotes, ledger } = seen
  const t = useT()
  const money = (amount: { amount: number; currency: string }) => <Money key="money" {...amount} />
  const time = (value: string | null) => value && <LocalTime key={value} value={value} />
  const [state, amount, at] = [
    t('desk-order.state'),
    t('desk-order.amount-column'),
    t('desk-order.at'),
  ]
  return (
    <>
      <DeskTable
        id="payables"
        title={t('desk-order.payables')}
        columns={[t('desk-order.payable'), state, amount, t('desk-order.until')]}
        rows={payables.map((each) => ({
          id: each.trxId,
          cells: [
            `${plain(each.purpose)} · ${each.trxId}`,
            plain(each.state),
            money(each.amount),
            time(each.until),
          ],
        }))}
      />
      <DeskTable
        id="payments"
        title={t('desk-order.payments')}
        columns={[
          t('desk-order.method'),
          state,
          amount,
          t('desk-order.refunded'),
          t('desk-order.reason'),
          t('desk-order.reference'),
          at,
        ]}
        rows={payments.map((each) => ({
          id: each.paymentId,
          cells: [
            `${plain(each.method)} · ${each.gateway}`,
            plain(each.state),
            money(each.amount),
            money(each.refunded),
            each.reason,
            each.paymentId,
            time(each.createdAt),
          ],
        }))}
      />
      <DeskTable
        id="refunds"
        title={t('desk-order.refunds')}
        columns={[t('desk-order.cause'), state, amount, t('desk-order.bank-reference'), at]}
        rows={refunds.map((each) => ({
          id: each.refundId,
          cells: [
            each.cause,
            plain(each.state),
            money(each.amount),
            each.bankReference,
            time(each.doneAt ?? each.createdAt),
          ],
        }))}
      />
      <DeskTable
        id="by-hand"
        title={t('desk-order.by-hand')}
        columns={[t('desk-order.by'), state, amount, t('desk-order.reason'), at]}
        rows={refundsByHand.map((each) => ({
          id: each.refundByHandId,
          cells: [
            [each.proposedBy.name, each.decidedBy?.name].filter(Boolean).join(', '),
            plain(each.state),
            money(each.amount),
            each.why,
            time(each.paidAt ?? each.decidedAt ?? each.createdAt),
          ],
        }))}
      />
      <DeskTable
        id="quotes"
        title={t('desk-order.quotes')}
        columns={[t('desk-order.kind'), state, amount, t('desk-order.reason'), at]}
        rows={quotes.map((each) => ({
          id: each.quoteId,
          cells: [
            plain(each.kind),
            plain(each.state),
            money(each.amount),
            each.reason,
            time(each.createdAt),
          ],
        }))}
      />
      <DeskTable
        id="ledger"
        title={t('desk-order.ledger')}
        columns={[t('desk-order.account-column'), t('desk-order.movement'), amount, at]}
        rows={ledger.map((each, place) => ({
          id: `${place}`,
          cells: [plain(each.account), each.movement, money(each.amount), time(each.at)],
        }))}
      />
    </>
  )
}

/** Renders what was sent and done: mails, jobs, and everything in time order. */
export function TroubleTables({ seen: { mails, jobs, timeline } }: { seen: DeskOrder }) {
  const t = useT()
  const time = (value: string) => <LocalTime key={value} value={value} />
  const at = t('desk-order.at')
  return (
    <>
      <DeskTable
        id="mails"
        title={t('desk-order.mails')}
        columns={[t('desk-order.subject'), t('desk-order.state'), at]}
        rows={mails.map((each) => ({
          id: each.mailId,
          cells: [each.subject, plain(each.state), time(each.sentAt ?? each.createdAt)],
        }))}
      />
      <DeskTable
        id="jobs"
        title={t('desk-order.jobs')}
        columns={[
          t('desk-order.job'),
          t('desk-order.state'),
          t('desk-order.retries'),
          t('desk-order.problem'),
          at,
        ]}
        rows={jobs.map((each) => ({
          id: each.jobId,
          cells: [
            each.name,
            plain(each.state),
            each.retries,
            each.problem,
            time(each.completedAt ?? each.startAfter),
          ],
        }))}
      />
      <DeskTable
        id="timeline"
        title={t('desk-order.timeline')}
        columns={[at, t('desk-order.kind'), t('desk-order.what'), t('desk-order.detail')]}
        rows={timeline.map((each, place) => ({
          id: `${place}`,
          cells: [
            time(each.at),
            t(`desk-order.kind-${each.kind}`),
            plain(each.what),
            each.detail && plain(each.detail),
          ],
        }))}
      />
    </>
  )
}
