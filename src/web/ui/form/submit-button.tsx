import { useNavigation } from 'react-router'
import { Button, type ButtonProps } from '../button.tsx'

/** Renders a submit button that is busy while its form is being sent. */
export function SubmitButton({ name, value, busy, ...rest }: ButtonProps) {
  const navigation = useNavigation()
  const sent = navigation.formData
  const ours = sent !== undefined && (name === undefined || sent.get(name) === String(value ?? ''))
  return (
    <Button
      {...rest}
      type="submit"
      name={name}
      value={value}
      busy={busy ?? (navigation.state !== 'idle' && ours)}
    />
  )
}
