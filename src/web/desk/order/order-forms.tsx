import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Card } from '../../ui/page/card.tsx'
import { ActForm, ActRefusal } from './act-form.tsx'
import { MailForm } from './mail-form.tsx'
import type { OrderActName } from './order-act-names.ts'
import type { OrderProblem } from './order-problems.ts'
import { RefundForms } from './refund-forms.tsx'
import { causeWord } from './table/order-words.ts'

const unanswered = ['reserving', 'confirming', 'unknown']
const unpaid = ['reserving', 'awaiting_payment']

interface OrderFormsProps {
  seen: DeskOrder
  problems: readonly OrderProblem[]
  staffId: string
  /** Whether a cancellation was quoted just now. */
  isJustQuoted: boolean
}

/** Renders everything that can be done with the order as it is now. */
export function OrderForms({ seen, problems, staffId, isJustQuoted }: OrderFormsProps) {
  const { order, reservations, refunds, mails } = seen
  const t = useT()
  const money = useMoney()
  const isFailed = problems.some(
    (each) =>
      each.kind === 'cancelled-stay' || (each.kind === 'reservation' && each.state === 'failed'),
  )
  const confirmed = reservations.filter(({ state }) => state === 'confirmed')
  const inDoubt = reservations.filter(({ state }) => unanswered.includes(state))
  const ofReservation = (each: DeskOrder['reservations'][number]) => ({
    value: each.reservationId,
    label: [each.supplier, ...each.codes].join(' · '),
  })
  const ofRefund = (each: DeskOrder['refunds'][number]) => ({
    value: each.refundId,
    label: `${money(each.amount)} · ${causeWord(t, each.cause)}`,
  })
  const requested = refunds.filter(({ state }) => state === 'requested').map(ofRefund)
  const withheld = refunds.filter(({ state }) => state === 'withheld').map(ofRefund)
  return (
    <Card title={t('desk-order.acts')} id="acts">
      <div>
        <ActRefusal />
        {isFailed && (
          <ActForm act="deal-with" asksWhy={false}>
            {(field) => (
              <AnsweredField
                {...field('why')}
                label={t('desk-order.dealt-with')}
                hint={t('desk-order.dealt-with-hint')}
                maxLength={1000}
                required
              />
            )}
          </ActForm>
        )}
        <RefundForms seen={seen} staffId={staffId} isJustQuoted={isJustQuoted} />
        {confirmed.length > 0 && <ActForm act="resend-documents" />}
        <MailForm mails={mails} />
        <ChoiceForm act="reissue" name="reservation" options={confirmed.map(ofReservation)} />
        <ChoiceForm act="look-up" name="reservation" options={inDoubt.map(ofReservation)} />
        {unpaid.includes(order.status) && <ActForm act="release" />}
        <ChoiceForm act="withhold" name="refund" options={requested} />
        <ChoiceForm act="resume" name="refund" options={withheld} />
        {withheld.length > 0 && (
          <ActForm act="pay-out">
            {(field) => (
              <>
                <Choice {...field('refund')} options={withheld} />
                <AnsweredField
                  {...field('bankReference')}
                  label={t('desk-order.bank-reference')}
                  maxLength={100}
                  required
                />
                <DateField {...field('paidOn')} label={t('desk-order.paid-on')} required />
              </>
            )}
          </ActForm>
        )}
        <NameForm order={order} />
        {/* Each form knows who may use it, so only the page knows that there is none. */}
        <p className="hidden text-ink-soft only:block">{t('desk-order.acts-none')}</p>
      </div>
    </Card>
  )
}

interface ChoiceProps {
  name: string
  defaultValue?: string | undefined
  error?: string | null
  options: { value: string; label: string }[]
}

function Choice({ name, ...rest }: ChoiceProps) {
  const t = useT()
  const label = name === 'reservation' ? name : 'refund'
  return <Select {...rest} name={name} label={t(`desk-order.choose-${label}`)} />
}

/** Renders a form about one of several parts of the order; nothing if there's none. */
function ChoiceForm({
  act,
  name,
  options,
}: Pick<ChoiceProps, 'name' | 'options'> & { act: OrderActName }) {
  if (options.length === 0) return null
  return <ActForm act={act}>{(field) => <Choice {...field(name)} options={options} />}</ActForm>
}

/** Renders the form to correct a name: each traveller once, whatever they travel with. */
function NameForm({ order }: { order: DeskOrder['order'] }) {
  const t = useT()
  const travellers = new Map(
    order.items.flatMap(({ id, travellers }) =>
      travellers.map(({ givenName, surname }, position) => [
        `${givenName} ${surname}`,
        `${id} ${position}`,
      ]),
    ),
  )
  if (travellers.size === 0) return null
  return (
    <ActForm act="correct-name">
      {(field) => (
        <>
          <p className="text-ink-soft">{t('desk-order.name-hint')}</p>
          <Select
            {...field('traveller')}
            label={t('desk-order.choose-traveller')}
            options={[...travellers].map(([label, value]) => ({ value, label }))}
          />
          <AnsweredField
            {...field('givenName')}
            label={t('desk-order.given-name')}
            maxLength={120}
            autoComplete="off"
            required
          />
          <AnsweredField
            {...field('surname')}
            label={t('desk-order.surname')}
            maxLength={120}
            autoComplete="off"
            required
          />
        </>
      )}
    </ActForm>
  )
}
