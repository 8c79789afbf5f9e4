import { fieldOfControl } from '../../../traveller/date-parts.ts'
import { typeInto } from '../../../traveller/fields.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** Returns the draft's controls in a booking form, by name. The parts of a date are included in its combined field. */
export function draftControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (each): each is Control =>
      (each instanceof HTMLInputElement || each instanceof HTMLSelectElement) &&
      /^(contact\.|passengers\.|bags\/|remind$)/.test(each.name) &&
      fieldOfControl(each.name) === each.name,
  )
}

/** Returns a control's current value; empty for an unticked box. */
export function currentValue(control: Control): string {
  const isOff = control instanceof HTMLInputElement && isBox(control) && !control.checked
  return isOff ? '' : control.value
}

/** Returns a control's value as rendered by the server. */
export function writtenValue(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find((each) => each.defaultSelected) ?? options[0])?.value ?? ''
  }
  if (isBox(control)) return control.defaultChecked ? control.value : ''
  return control.defaultValue
}

/** Sets a control's value and fires the events of typing or selecting it. */
export function putInto(control: Control, value: string): void {
  if (currentValue(control) === value) return
  if (control instanceof HTMLInputElement) {
    if (isBox(control)) control.click()
    else typeInto(control, value)
    return
  }
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

const isBox = (control: HTMLInputElement): boolean => control.type === 'checkbox'
