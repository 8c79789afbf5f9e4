import type { RecordValue } from '../../contract/desk/records.ts'

/** What support answers often. */
export const demonstrationReplies: readonly RecordValue<'reply'>[] = [
  {
    id: 'held-twice',
    title: 'Charged twice: one is a hold',
    text: 'Your bank shows two amounts, but only one of them was charged. The other is a hold from an attempt that didn’t go through. Your bank releases it by itself, usually within a few days. If it’s still there after two weeks, write to us again and we’ll send you what your bank needs.',
    isOn: true,
  },
  {
    id: 'refund-days',
    title: 'When a refund arrives',
    text: 'Your refund is on its way to the card or account you paid with. The page of your order says by which day it should be there: banks take a few days to show it.',
    isOn: true,
  },
  {
    id: 'name-typo',
    title: 'A typo in a name',
    text: 'Please send us the name exactly as it’s written in the passport. We’ll correct it with the airline and send you the new e-ticket.',
    isOn: true,
  },
]
