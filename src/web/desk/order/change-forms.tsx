import { type ReactNode, useContext } from 'react'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { OrderChange } from '../../../contract/desk/order/order-change.ts'
import { useT } from '../../locale/language.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { ActForm, ActForms } from './act-form.tsx'
import { ChangedFields } from './changed-fields.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { DocumentsNote } from './documents-note.tsx'
import { type Details, SeenFields, type SeenForm, useSeen } from './use-seen.tsx'

interface ChangeFormsProps {
  seen: DeskOrder
  staffId: string
}

/** Renders what waits for a second person: to decide on, or to wait for. */
export function WaitingChanges({ seen, staffId }: ChangeFormsProps) {
  const t = useT()
  return seen.changes
    .filter(({ state }) => state === 'proposed')
    .map((change) =>
      change.proposedBy.id === staffId ? (
        <div key={change.changeId} className="py-3">
          <p className="text-ink-soft">{t(`desk-order.waits-${change.kind}`)}</p>
          <ChangedFields fields={change.fields} />
          <ActForm act="withdraw-change" target={change.changeId} />
        </div>
      ) : (
        <ActForm
          key={change.changeId}
          act="decide-change"
          target={change.changeId}
          title={t(`desk-order.decide-${change.kind}`)}
          isOpen
          buttons={
            <div className="flex flex-wrap gap-2">
              <SubmitButton name="decision" value="approved">
                {t('desk-order.approve-change')}
              </SubmitButton>
              <SubmitButton name="decision" value="rejected" variant="secondary">
                {t('desk-order.reject')}
              </SubmitButton>
            </div>
          }
        >
          {() => (
            <>
              <Proposed change={change} />
              <DocumentsNote seen={seen} />
            </>
          )}
        </ActForm>
      ),
    )
}

/** Renders what a colleague wants to change, and what to check before agreeing. */
function Proposed({ change }: { change: OrderChange }) {
  const t = useT()
  const { proposedBy, why, kind, answer } = change
  return (
    <div className="grid gap-2 wrap-anywhere">
      <p>{t('desk-order.change-proposed', { name: proposedBy.name, why })}</p>
      <ChangedFields fields={change.fields} />
      {answer && <p>{t('desk-order.supplier-answered', { answer })}</p>}
      <p className="text-ink-soft">{t(`desk-order.check-${kind}`)}</p>
    </div>
  )
}

/** Renders the forms for another address or phone number, and for documents to another address. */
export function ContactForms({ seen }: Pick<ChangeFormsProps, 'seen'>) {
  const { order, reservations, changes } = seen
  const t = useT()
  const isWaiting = (kind: OrderChange['kind']) =>
    changes.some((each) => each.kind === kind && each.state === 'proposed')
  const isConfirmed = reservations.some(({ state }) => state === 'confirmed')
  return (
    <>
      {!isWaiting('contact') && <ContactForm contact={order.contact} />}
      {isConfirmed && !isWaiting('copy') && (
        <Confirmed act="send-copy" target="" fields={['email']} now={{}}>
          <ActForm act="send-copy">
            {(field) => (
              <>
                <p className="text-ink-soft">{t('desk-order.copy-hint')}</p>
                <DocumentsNote seen={seen} />
                <AnsweredField
                  {...field('email')}
                  label={t('desk-order.field-email')}
                  type="email"
                  maxLength={254}
                  autoComplete="off"
                  required
                />
              </>
            )}
          </ActForm>
        </Confirmed>
      )}
    </>
  )
}

function ContactForm({ contact }: { contact: { email: string; phone: string } }) {
  const t = useT()
  const now = { email: contact.email, phone: contact.phone }
  const form: SeenForm = { act: 'change-contact', target: '', now, fields: ['email', 'phone'] }
  const seen = useSeen(form)
  return (
    <Confirmed {...form}>
      <ActForm key={seen.key} act="change-contact">
        {(field) => (
          <>
            <SeenFields seen={seen} now={now} />
            <p className="text-ink-soft">{t('desk-order.contact-hint')}</p>
            <AnsweredField
              {...field('email')}
              defaultValue={seen.startOf('email')}
              label={t('desk-order.field-email')}
              type="email"
              maxLength={254}
              autoComplete="off"
              required
            />
            <AnsweredField
              {...field('phone')}
              defaultValue={seen.startOf('phone')}
              label={t('desk-order.field-phone')}
              type="tel"
              maxLength={40}
              autoComplete="off"
              required
            />
          </>
        )}
      </ActForm>
    </Confirmed>
  )
}

interface ConfirmedProps extends SeenForm {
  /** Returns whether what was typed needs nobody else. */
  isAlone?(after: Details): boolean
  children: ReactNode
}

/** Renders a form or, once it was sent with all that it needs, the question whether to do that. */
export function Confirmed({ isAlone, children, ...form }: ConfirmedProps) {
  const { act, target, now, fields } = form
  const { refused } = useContext(ActForms)
  const { meanwhile, changed } = useSeen(form)
  const isAsked =
    refused?.act === act &&
    refused.target === target &&
    refused.code === null &&
    refused.wrong.length === 0 &&
    refused.typed.back === undefined
  if (!isAsked || meanwhile.length > 0 || changed.length === 0) return children
  const after = Object.fromEntries(fields.map((name) => [name, refused.typed[name] ?? '']))
  const isSameAddress = act === 'change-contact' && after.email === now.email
  return (
    <ConfirmChange
      act={act}
      target={target}
      typed={refused.typed}
      fields={changed}
      isAlone={isAlone ? isAlone(after) : isSameAddress}
    />
  )
}
