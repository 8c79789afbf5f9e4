import { Form } from 'react-router'
import type { DeskLogPage } from '../../../contract/desk/desk-log.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useAgencyZone } from '../agency-clock.ts'
import { DayField } from '../day-field.tsx'
import { commandLine, type DayErrors, type LogQuery } from './log-query.ts'

interface LogFilterProps extends Pick<DeskLogPage, 'acts' | 'people'> {
  asked: LogQuery
  errors: DayErrors
}

/** Renders the form that the log is narrowed with. It only sends its fields. */
export function LogFilter({ asked, errors, acts, people }: LogFilterProps) {
  const t = useT()
  const url = useUrl()
  const zone = useAgencyZone()
  const errorOf = (name: keyof DayErrors) => errors[name] && t(`desk-log.day-${errors[name]}`)
  return (
    <Form
      // Another address fills the fields again, as by the browser's back button.
      key={JSON.stringify(asked)}
      action={url('desk/log')}
      role="search"
      noValidate
      className="mb-6 grid items-start gap-3 rounded border border-line bg-surface p-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1.5fr_1fr_1fr_auto]"
    >
      <Select
        name="staff"
        label={t('desk-log.staff')}
        placeholder={t('desk-log.everybody')}
        options={[
          ...people.map(({ id, name, email }) => ({
            value: id,
            label: t('desk-log.person', { name, email }),
          })),
          { value: commandLine, label: t('desk-log.command-line') },
        ]}
        defaultValue={asked.staff}
      />
      <Select
        name="act"
        label={t('desk-log.act')}
        placeholder={t('desk-log.any-act')}
        options={acts.map((act) => ({ value: act, label: t(`desk-log.act-${act}`) }))}
        defaultValue={asked.act}
      />
      <TextField
        name="about"
        type="search"
        label={t('desk-log.about')}
        maxLength={100}
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={asked.about}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          name={name}
          label={t(`desk-log.${name}`)}
          hint={t('desk.in-zone', { zone })}
          value={asked[name]}
          error={errorOf(name)}
        />
      ))}
      <SubmitButton className="min-h-12 sm:mt-6">{t('desk-log.show')}</SubmitButton>
    </Form>
  )
}
