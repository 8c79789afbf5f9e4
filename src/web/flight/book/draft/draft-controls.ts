import { fieldOfControl } from '../../../traveller/date-parts.ts'
import { typeInto } from '../../../traveller/fields.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** Returns the controls of a booking form that belong to its draft, by name; a date's parts are in its whole field. */
export function draftControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (each): each is Control =>
      (each instanceof HTMLInputElement || each instanceof HTMLSelectElement) &&
      /^(contact\.|passengers\.|bags\/|remind$)/.test(each.name) &&
      fieldOfControl(each.name) === each.name,
  )
}

/** Returns what stands in a control now; a box that is not ticked says nothing. */
export function currentValue(control: Control): string {
  const isOff = control instanceof HTMLInputElement && isBox(control) && !control.checked
  return isOff ? '' : control.value
}

/** Returns what the server wrote into a control. */
export function writtenValue(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find((each) => each.defaultSelected) ?? options[0])?.value ?? ''
  }
  if (isBox(control)) return control.defaultChecked ? control.value : ''
  return control.defaultValue
}

/** Puts a value into a control as if it had been typed or chosen. */
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
