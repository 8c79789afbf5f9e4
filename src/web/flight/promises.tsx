import { useT } from '../locale/language.ts'
import { Icon } from '../ui/icon.tsx'

/** Renders why to book here; the booking engine guarantees each promise. */
export function Promises() {
  const t = useT()
  const promises = [
    { icon: 'receipt', title: t('home.why-price-title'), text: t('home.why-price-text') },
    { icon: 'bag', title: t('home.why-conditions-title'), text: t('home.why-conditions-text') },
    { icon: 'ticket', title: t('home.why-confirmed-title'), text: t('home.why-confirmed-text') },
    { icon: 'arrow-swap', title: t('home.why-separate-title'), text: t('home.why-separate-text') },
  ] as const
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="text-lg font-semibold tracking-tight">
        {t('home.why')}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {promises.map(({ icon, title, text }) => (
          <li key={icon} className="flex gap-4 border-t border-line pt-4">
            <span className="grid size-10 shrink-0 place-items-center rounded bg-sea-soft text-sea">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
