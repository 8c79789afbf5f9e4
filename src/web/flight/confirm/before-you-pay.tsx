import type { Offer } from '../../../contract/flight/offer.ts'
import { strictestOf } from '../../../contract/traveller/travel-documents.ts'
import { useT } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Card } from '../../ui/page/card.tsx'

/** Renders everything a traveller must know before paying. */
export function BeforeYouPay({ offers }: { offers: readonly Offer[] }) {
  const t = useT()
  const needed = strictestOf(offers.map(({ needs }) => needs.documents))
  const abroad = needed === 'passport'
  const points: [IconName, string][] = [
    ['user', t('flight-confirm.know-names')],
    ['passport', t(`flight-confirm.know-document-${needed}`)],
    ...(abroad ? ([['globe', t('flight-confirm.know-visa')]] as [IconName, string][]) : []),
    ['seat', t('flight-confirm.know-hold')],
    ['ticket', t('flight-confirm.know-issued')],
    ['receipt', t('flight-confirm.know-total')],
  ]
  return (
    <Card title={t('flight-confirm.before-title')}>
      <ul className="grid gap-3">
        {points.map(([icon, text]) => (
          <li key={icon} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 text-sea" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
