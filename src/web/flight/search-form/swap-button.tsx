import { useT } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Renders the button that swaps the places of a flight, between both fields. It needs scripts. */
export function SwapButton({ from, to }: { from: string; to: string }) {
  const t = useT()
  if (!useHydrated()) return null
  const swap = (button: HTMLButtonElement) => {
    const one = button.form?.elements.namedItem(from)
    const other = button.form?.elements.namedItem(to)
    if (!(one instanceof HTMLInputElement && other instanceof HTMLInputElement)) return
    const kept = one.value
    one.value = other.value
    other.value = kept
    for (const box of [one, other]) box.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <button
      type="button"
      aria-label={t('flight-search-form.swap')}
      onClick={(event) => swap(event.currentTarget)}
      className="absolute -top-1.5 inset-e-2 z-10 grid size-10 rotate-90 place-items-center rounded-full border border-line-strong bg-surface hover:bg-sunk md:top-8 md:inset-e-auto md:-inset-s-[22px] md:size-8 md:rotate-0"
    >
      <Icon name="arrow-swap" size={16} />
    </button>
  )
}
