import { type RecordKind, recordKinds } from '../../../contract/desk/record-kinds.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { DeskTabs } from '../desk-tabs.tsx'

/** The kinds of records that editors look for beside written content; the others are settings of the site. */
const offerKinds = ['promo', 'deal', 'message'] as const satisfies readonly RecordKind[]

/** Returns whether a kind of records is one of them. */
const isOffer = (kind: string | undefined): boolean => offerKinds.some((each) => each === kind)

/** Returns the part of the desk that a page is shown in, by its address: `/en/desk/records/promo` is in `content`. */
export function partOf(pathname: string): string {
  const [, , , part = '', kind] = pathname.split('/')
  return part === 'records' && isOffer(kind) ? 'content' : part
}

/** Renders the tabs of written content and of what editors offer beside it: promo codes, deals and in-app messages. */
export function ContentTabs() {
  const t = useT()
  const url = useUrl()
  const pages = { to: url('desk/content'), name: t('desk-record.pages') }
  return <DeskTabs label={t('desk-record.kinds')} tabs={[pages, ...useTabs(offerKinds)]} />
}

/** Renders the tabs that a kind of records is among. */
export function RecordTabs({ kind }: { kind: RecordKind }) {
  const t = useT()
  const settings = useTabs(recordKinds.filter((each) => !isOffer(each)))
  if (isOffer(kind)) return <ContentTabs />
  return <DeskTabs label={t('desk-record.kinds')} tabs={settings} />
}

function useTabs(kinds: readonly RecordKind[]) {
  const t = useT()
  const url = useUrl()
  return kinds.map((kind) => ({
    to: url(`desk/records/${kind}`),
    name: t(`desk-record.kind-${kind}`),
  }))
}
