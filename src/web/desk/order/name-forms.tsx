import { useContext } from 'react'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { isSmallCorrection, nameBeforeAlone } from '../../../contract/desk/order/name-distance.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import { titlesByType } from '../../../contract/traveller/traveller-rules.ts'
import { useT } from '../../locale/language.ts'
import { AnsweredField, AnsweredSelect } from '../../ui/form/answered-fields.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { ActForm, ActForms } from './act-form.tsx'
import { Confirmed } from './change-forms.tsx'
import { SeenFields, type SeenForm, useSeen } from './use-seen.tsx'

type OrderTraveller = DeskOrder['order']['items'][number]['travellers'][number]

const moving: readonly string[] = ['reserving', 'confirming', 'unknown', 'changing', 'cancelling']

/** Returns each traveller of what is still booked once, whatever they travel with. */
function correctable({ order, changes }: Pick<DeskOrder, 'order' | 'changes'>) {
  const { items, paid, refunded } = order
  const isRefunded = paid.amount > 0 && refunded.amount >= paid.amount
  const isWaiting = changes.some(({ kind, state }) => kind === 'name' && state === 'proposed')
  if (isRefunded || isWaiting) return []
  const found = new Map<string, { target: string; traveller: OrderTraveller }>()
  const blocked = new Set<string>()
  for (const { id, travellers, state } of items) {
    travellers.forEach((traveller, position) => {
      const name = [traveller.givenName, traveller.surname].join(' ')
      if (moving.includes(state)) blocked.add(name)
      if (!isLive({ state }) || found.has(name)) return
      found.set(name, { target: `${id}_${position}`, traveller })
    })
  }
  return [...found].flatMap(([name, each]) => (blocked.has(name) ? [] : [{ name, ...each }]))
}

/** Renders a form for each traveller's name, which begins with the present one. */
export function NameForms({ seen }: { seen: DeskOrder }) {
  const t = useT()
  const { refused, roles } = useContext(ActForms)
  const found = correctable(seen)
  const [only] = found
  if (!only) return null
  if (found.length === 1) {
    const title = t('desk-order.act-correct-name')
    return <NameForm {...only} title={title} changes={seen.changes} />
  }
  if (!roles.some((role) => role === 'support' || role === 'admin')) return null
  return (
    <Disclosure
      summary={t('desk-order.act-correct-name')}
      open={refused?.act === 'correct-name'}
      className="border-line not-first:border-t"
    >
      <div className="ps-4">
        {found.map((each) => (
          <NameForm key={each.target} {...each} title={each.name} changes={seen.changes} />
        ))}
      </div>
    </Disclosure>
  )
}

function NameForm({
  title,
  target,
  traveller,
  changes,
}: {
  title: string
  target: string
  traveller: OrderTraveller
} & Pick<DeskOrder, 'changes'>) {
  const t = useT()
  const { givenName, surname, type } = traveller
  const now = { title: traveller.title, givenName, surname }
  const form: SeenForm = {
    act: 'correct-name',
    target,
    now,
    fields: traveller.title ? ['title', 'givenName', 'surname'] : ['givenName', 'surname'],
  }
  const seen = useSeen(form)
  return (
    <Confirmed
      {...form}
      isAlone={(after) =>
        isSmallCorrection(nameBeforeAlone(changes, now), {
          title: after.title ?? '',
          givenName: after.givenName ?? '',
          surname: after.surname ?? '',
        })
      }
    >
      <ActForm key={seen.key} act="correct-name" target={target} title={title}>
        {(field) => (
          <>
            <SeenFields seen={seen} now={now} />
            <p className="text-ink-soft">{t('desk-order.name-hint')}</p>
            {traveller.title && (
              <AnsweredSelect
                {...field('title')}
                defaultValue={seen.startOf('title')}
                label={t('desk-order.field-title')}
                options={titlesByType[type].map((value) => ({
                  value,
                  label: t(`traveller.title-${value as 'mr'}`),
                }))}
              />
            )}
            <AnsweredField
              {...field('givenName')}
              defaultValue={seen.startOf('givenName')}
              label={t('desk-order.field-givenName')}
              maxLength={120}
              autoComplete="off"
              required
            />
            <AnsweredField
              {...field('surname')}
              defaultValue={seen.startOf('surname')}
              label={t('desk-order.field-surname')}
              maxLength={120}
              autoComplete="off"
              required
            />
            <AnsweredSelect
              {...field('answer')}
              label={t('desk-order.supplier-answer')}
              placeholder={t('desk-order.choose-answer')}
              options={[
                { value: 'agreed', label: t('desk-order.answer-agreed') },
                { value: 'refused', label: t('desk-order.answer-refused') },
              ]}
              required
            />
            <AnsweredField
              {...field('answerNote')}
              label={t('desk-order.answer-note')}
              hint={t('desk-order.answer-note-hint')}
              maxLength={500}
              autoComplete="off"
              required
            />
          </>
        )}
      </ActForm>
    </Confirmed>
  )
}
