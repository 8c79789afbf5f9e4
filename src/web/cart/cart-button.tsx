import { useT } from '../locale/language.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import type { CartChoice } from './cart-switch.ts'

/** Renders the button of a booking's form that saves it and opens the cart with it; nothing where the cart is off. */
export function CartButton({ choice }: { choice: CartChoice }) {
  const t = useT()
  if (choice === 'none') return null
  return (
    <SubmitButton variant="secondary" block name="intent" value="cart">
      {t(choice === 'return' ? 'cart.save-and-return' : 'cart.save-and-add')}
    </SubmitButton>
  )
}
