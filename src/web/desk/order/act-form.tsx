import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { mayDo } from '../../../contract/desk/desk-acts.ts'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { FreshFactor } from '../lock/fresh-factor.tsx'
import type { RefusedAct } from './answer-order-act.ts'
import { type OrderActName, orderForms } from './order-act-names.ts'

/** What all forms on the page of an order share. */
export const ActForms = createContext<{
  roles: readonly StaffRole[]
  /** Names this rendering of the page: each of its forms makes its own idempotency key of it. */
  rendering: string
  refused: RefusedAct | undefined
}>({ roles: [], rendering: '', refused: undefined })

/** What a field of a form starts with, and what is wrong with it. */
export interface ActField {
  name: string
  defaultValue: string | undefined
  error: string | null
}

interface ActFormProps {
  act: OrderActName
  /** ID of the item this form acts on, where a page has several such forms. */
  target?: string
  title?: ReactNode
  isOpen?: boolean
  /** Whether it's always shown, without a heading to unfold it. */
  isPlain?: boolean
  /** Whether it asks for the reason, for the log. */
  asksWhy?: boolean
  /** In place of the act's own: buttons that say an amount. */
  buttons?: ReactNode
  /** Returns more fields. */
  children?: (field: (name: string) => ActField, refused: RefusedAct | undefined) => ReactNode
}

/** Renders a form to do something with the order; nothing for staff who may not do that. */
export function ActForm(props: ActFormProps) {
  const { act, target = '', title, isOpen = false, isPlain = false, asksWhy = true } = props
  const { buttons, children } = props
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const { roles, rendering, refused: last } = useContext(ActForms)
  const refused = last?.act === act && last.target === target ? last : undefined
  useEffect(() => {
    if (!refused || isShownAbove(refused)) return
    const first = '[aria-invalid="true"], [name="code"], [type="submit"]'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [refused])
  if (!mayDo(roles, orderForms[act])) return null
  const field = (name: string): ActField => ({
    name,
    defaultValue: refused?.typed[name],
    error: refused?.wrong.includes(name) ? t(fieldErrors[name] ?? 'desk-order.wrong') : null,
  })
  const shown = (
    <Form
      ref={form}
      method="post"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-4"
    >
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="key" value={formKey(rendering, act, target)} />
      {refused?.code === 'VALIDATION' && (
        <Alert tone="error" code={refused.code} title={t('desk-order.not-done')}>
          {t('desk-order.check')}
        </Alert>
      )}
      {children?.(field, refused)}
      {refused?.code === 'FACTOR_NEEDED' && (
        <FreshFactor isWrong={refused.wrong.includes('code')} />
      )}
      {asksWhy && (
        <AnsweredField {...field('why')} label={t('desk-order.why')} maxLength={1000} required />
      )}
      {buttons ??
        (act !== 'confirm-refund' && act !== 'decide-refund' && act !== 'decide-change' && (
          <SubmitButton name="do" value={`${act} ${target}`} className="justify-self-start">
            {t(`desk-order.do-${act}`)}
          </SubmitButton>
        ))}
    </Form>
  )
  if (isPlain) return shown
  return (
    <Disclosure
      summary={title ?? t(`desk-order.act-${act}`)}
      open={isOpen || refused !== undefined}
      className="border-line not-first:border-t"
    >
      {shown}
    </Disclosure>
  )
}

/** Returns whether it's about the order rather than about what was typed. */
const isShownAbove = ({ code }: RefusedAct): boolean =>
  code !== null && code !== 'VALIDATION' && code !== 'FACTOR_NEEDED'

/**
 * Renders why an act was refused. Above all forms, because the order may have changed so that the act's own form is gone:
 * what it was about was paid, or somebody else has decided.
 */
export function ActRefusal() {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const { refused } = useContext(ActForms)
  useEffect(() => {
    if (refused && isShownAbove(refused)) box.current?.focus()
  }, [refused])
  if (!refused?.code || !isShownAbove(refused)) return null
  return (
    <div ref={box} tabIndex={-1} className="mb-3 outline-none">
      <Alert
        tone="error"
        code={refused.code}
        title={t('desk-order.refused', { act: t(`desk-order.act-${refused.act}`) })}
      >
        {refusalText(t, refused.code)}
      </Alert>
    </div>
  )
}

/** Returns the text of a refusal. Some that travellers get, too, would mislead on this page. */
function refusalText(t: Translate, code: ErrorCode): string {
  if (code === 'RECORD_CHANGED') return t('desk-order.changed-meanwhile-text')
  return code === 'NOTHING_CHANGED' ? t('desk-order.nothing-changed') : errorText(t, code)
}

/** Returns a form's idempotency key. The end of a target's id tells it from the others; all of it would be too long. */
const formKey = (rendering: string, act: OrderActName, target: string): string =>
  [rendering.replaceAll('-', ''), act, target.slice(-12)].filter(Boolean).join('-')

const fieldErrors: Readonly<
  Record<
    string,
    `desk-order.${'why' | 'amount' | 'items' | 'answer' | 'answer-note' | 'note' | 'mail'}-wrong`
  >
> = {
  text: 'desk-order.note-wrong',
  mail: 'desk-order.mail-wrong',
  answer: 'desk-order.answer-wrong',
  answerNote: 'desk-order.answer-note-wrong',
  why: 'desk-order.why-wrong',
  amount: 'desk-order.amount-wrong',
  items: 'desk-order.items-wrong',
}
