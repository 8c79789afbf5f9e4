import { useT } from '../locale/language.ts'
import { Reasons } from '../ui/page/reasons.tsx'

/** Renders why to book here; the booking engine guarantees each promise. */
export function Promises() {
  const t = useT()
  return (
    <Reasons
      heading={t('home.why')}
      reasons={[
        { icon: 'receipt', title: t('home.why-price-title'), text: t('home.why-price-text') },
        { icon: 'bag', title: t('home.why-conditions-title'), text: t('home.why-conditions-text') },
        {
          icon: 'ticket',
          title: t('home.why-confirmed-title'),
          text: t('home.why-confirmed-text'),
        },
        {
          icon: 'arrow-swap',
          title: t('home.why-separate-title'),
          text: t('home.why-separate-text'),
        },
      ]}
    />
  )
}
