import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useFormText } from '../../calendar/use-form-text.ts'
import {
  adultsField,
  ageField,
  childrenField,
  readTypedStay,
  roomCountField,
  type TypedStay,
} from '../search/typed-stay.ts'
import { everyChild } from '../search-form/room-fields.tsx'
import { askRooms } from './change-intent.ts'
import { earlyErrors } from './typed-change.ts'
import { createUpdatePace } from './update-pace.ts'

/** Milliseconds without another change. */
const pause = 600

/**
 * Updates room prices when dates or guests of the form change, at a pace that leaves enough of the order's limit to the
 * button. Returns whether those shown are for others; never without scripts, where only the button updates them.
 */
export function useCurrentPrices(formId: string, priced: TypedStay): boolean {
  const submit = useSubmit()
  const { state } = useNavigation()
  const [pace] = useState(createUpdatePace)
  const texts = useFormText(formId, fieldsOf(priced.rooms.length), {})
  const typed =
    texts.checkIn === undefined
      ? priced
      : readTypedStay(new URLSearchParams(texts as Record<string, string>))
  const [now, shown] = [keyOf(typed), keyOf(priced)]
  const update = useEffectEvent(() => {
    // It would interrupt a quote that was asked for. After an update of other dates, the effect runs again.
    if (state !== 'idle') return
    const form = document.getElementById(formId)
    // What is still incomplete, such as a child without an age, isn't refused before it's sent.
    if (!(form instanceof HTMLFormElement) || Object.keys(earlyErrors(typed)).length > 0) return
    const data = new FormData(form)
    data.set('intent', askRooms)
    pace.count(performance.now())
    void submit(data, { method: 'post', preventScrollReset: true })
  })
  useEffect(() => {
    if (now === shown) return
    const timer = setTimeout(() => update(), Math.max(pause, pace.waitAt(performance.now())))
    return () => clearTimeout(timer)
  }, [now, shown, pace])
  return now !== shown
}

const keyOf = ({ checkIn, checkOut, rooms }: TypedStay): string =>
  JSON.stringify([checkIn, checkOut, rooms])

const fieldsOf = (rooms: number): string[] => [
  'checkIn',
  'checkOut',
  roomCountField,
  ...Array.from({ length: rooms }, (_, at) => [
    adultsField(at + 1),
    childrenField(at + 1),
    ...everyChild.map((child) => ageField(at + 1, child)),
  ]).flat(),
]
