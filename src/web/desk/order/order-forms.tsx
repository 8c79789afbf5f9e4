import { type ReactNode, useContext } from 'react'
import { mayDo } from '../../../contract/desk/desk-acts.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Card } from '../../ui/page/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useLanguageName } from '../language-name.ts'
import { ActForm, ActForms, ActRefusal } from './act-form.tsx'
import { ContactForms, WaitingChanges } from './change-forms.tsx'
import { DocumentsNote } from './documents-note.tsx'
import { MailForm } from './mail-form.tsx'
import { NameForms } from './name-forms.tsx'
import type { OrderActName } from './order-act-names.ts'
import { newestFailure, type OrderProblem } from './order-problems.ts'
import { RefundForms } from './refund-forms.tsx'
import { causeWord } from './table/order-words.ts'

const unanswered = ['reserving', 'confirming', 'unknown']
const unpaid = ['reserving', 'awaiting_payment']
const held = ['held', 'quoted']
const unheld = ['reserving', 'unknown']

interface OrderFormsProps {
  seen: DeskOrder
  problems: readonly OrderProblem[]
  staffId: string
  /** Whether a cancellation was quoted just now. */
  isJustQuoted: boolean
}

/** Renders everything that can be done with the order as it is now. */
export function OrderForms({ seen, problems, staffId, isJustQuoted }: OrderFormsProps) {
  const { reservations, refunds, mails } = seen
  const t = useT()
  const money = useMoney()
  const failedUntil = newestFailure(problems)
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
  const requested = refunds.filter(({ state }) => state === 'requested')
  const withheld = refunds.filter(({ state }) => state === 'withheld')
  const isFree = ({ payOutBlock }: DeskOrder['refunds'][number]) => payOutBlock === null
  const payable = withheld.filter(isFree).map(ofRefund)
  return (
    <Card title={t('desk-order.acts')} id="acts">
      <div>
        <ActRefusal />
        {failedUntil && (
          <ActForm act="deal-with" asksWhy={false}>
            {(field) => (
              <>
                <input type="hidden" name="seen" value={failedUntil} />
                <AnsweredField
                  {...field('why')}
                  label={t('desk-order.dealt-with')}
                  hint={t('desk-order.dealt-with-hint')}
                  maxLength={1000}
                  required
                />
              </>
            )}
          </ActForm>
        )}
        <WaitingChanges seen={seen} staffId={staffId} />
        <RefundForms seen={seen} staffId={staffId} isJustQuoted={isJustQuoted} />
        {confirmed.length > 0 && <ConfirmationForm seen={seen} />}
        {confirmed.length > 0 && <DocumentsLink seen={seen} />}
        <MailForm mails={mails} language={seen.language} />
        <ChoiceForm act="reissue" name="reservation" options={confirmed.map(ofReservation)}>
          <DocumentsNote seen={seen} />
        </ChoiceForm>
        <ChoiceForm act="look-up" name="reservation" options={inDoubt.map(ofReservation)} />
        <ReleaseForm seen={seen} />
        <ChoiceForm act="withhold" name="refund" options={requested.filter(isFree).map(ofRefund)} />
        <ChoiceForm act="resume" name="refund" options={withheld.map(ofRefund)} />
        <PayOutBlocks refunds={[...requested, ...withheld]} />
        {payable.length > 0 && (
          <ActForm act="pay-out">
            {(field) => (
              <>
                <Choice {...field('refund')} options={payable} />
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
        <ContactForms seen={seen} />
        <NameForms seen={seen} />
        {/* Each form knows who may use it, so only the page knows that there is none. */}
        <p className="hidden text-ink-soft only:block">{t('desk-order.acts-none')}</p>
      </div>
    </Card>
  )
}

/** Renders the form to send the confirmation again, which is written again in the order's language. */
function ConfirmationForm({ seen }: Pick<OrderFormsProps, 'seen'>) {
  const { language, mailLanguage } = seen
  const t = useT()
  const nameOf = useLanguageName()
  const values = { language: nameOf(language) }
  const key = mailLanguage === language ? 'resend-language' : 'resend-language-english'
  return (
    <ActForm act="resend-documents">
      {() => (
        <>
          <DocumentsNote seen={seen} />
          <p className="text-xs text-ink-soft">{t(`desk-order.${key}`, values)}</p>
        </>
      )}
    </ActForm>
  )
}

/** Renders the form to release what is held, or why that isn't possible yet; nothing for what isn't held unpaid. */
function ReleaseForm({ seen: { order, reservations } }: Pick<OrderFormsProps, 'seen'>) {
  const t = useT()
  const { roles } = useContext(ActForms)
  const isOpen = unpaid.includes(order.status) && order.paid.amount === 0
  if (!isOpen || !mayDo(roles, 'order.release')) return null
  const isWaiting = reservations.some(({ state }) => unheld.includes(state))
  if (!isWaiting && reservations.some(({ state }) => held.includes(state))) {
    return <ActForm act="release" />
  }
  if (!isWaiting) return null
  return (
    <p className="py-3 text-ink-soft" data-unreleasable>
      {t('desk-order.release-unclear')}
    </p>
  )
}

/** Renders why refunds can't be withheld or paid by bank transfer now; nothing if they can, or for staff who may not. */
function PayOutBlocks({ refunds }: Pick<DeskOrder, 'refunds'>) {
  const t = useT()
  const money = useMoney()
  const { roles } = useContext(ActForms)
  if (!mayDo(roles, 'order.pay-out')) return null
  return refunds.map(
    ({ refundId, amount, payOutBlock }) =>
      payOutBlock && (
        <p key={refundId} className="py-3 text-ink-soft" data-pay-out-block={payOutBlock}>
          {t(`desk-order.pay-out-${payOutBlock}`, { amount: money(amount) })}
        </p>
      ),
  )
}

/** Renders the link to an order's tickets and vouchers; nothing for staff who may not have them. */
function DocumentsLink({ seen }: Pick<OrderFormsProps, 'seen'>) {
  const t = useT()
  const url = useUrl()
  const { roles } = useContext(ActForms)
  if (!mayDo(roles, 'order.download')) return null
  return (
    <div className="border-line py-3 not-first:border-t">
      <TextLink to={url(`desk/orders/${seen.order.orderCode}/e-ticket.pdf`)} reloadDocument>
        {t('desk-order.download-documents')}
      </TextLink>
      <DocumentsNote seen={seen} />
    </div>
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
  children,
}: Pick<ChoiceProps, 'name' | 'options'> & { act: OrderActName; children?: ReactNode }) {
  if (options.length === 0) return null
  return (
    <ActForm act={act}>
      {(field) => (
        <>
          {children}
          <Choice {...field(name)} options={options} />
        </>
      )}
    </ActForm>
  )
}
