/** The form of the header's menu, in a script of its own: the page that is nothing but this form has it from the start. */
export { PreferencesForm as default } from './preferences-form.tsx'
