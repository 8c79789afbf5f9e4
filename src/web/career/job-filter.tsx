import { Form } from 'react-router'
import type { getCareer } from '../../contract/career/career.ts'
import type { JobKind, JobTeam } from '../../contract/career/career-terms.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { useT, useUrl } from '../locale/language.ts'
import { Select } from '../ui/form/select.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/text-field.tsx'

interface JobFilterProps {
  filter: { q: string; team: JobTeam | undefined; kind: JobKind | undefined; place: string }
  choices: ResultOf<typeof getCareer>['choices']
}

/** Renders the form that filters the jobs. It only sends its fields, so it works without scripts. */
export function JobFilter({ filter, choices }: JobFilterProps) {
  const t = useT()
  const url = useUrl()
  return (
    <Form
      // Another address fills the fields anew, as by the browser's back button.
      key={JSON.stringify(filter)}
      action={url('careers/jobs')}
      role="search"
      className="grid items-end gap-3 rounded border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <TextField
        name="q"
        type="search"
        label={t('career.search')}
        placeholder={t('career.search-placeholder')}
        maxLength={60}
        defaultValue={filter.q}
        className="sm:col-span-2 lg:col-span-1"
      />
      <Select
        name="team"
        label={t('career.team')}
        placeholder={t('career.all-teams')}
        options={choices.teams.map((value) => ({ value, label: t(`career.team-${value}`) }))}
        defaultValue={filter.team ?? ''}
      />
      <Select
        name="place"
        label={t('career.place')}
        placeholder={t('career.all-places')}
        options={choices.places.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={filter.place}
      />
      <Select
        name="kind"
        label={t('career.kind')}
        placeholder={t('career.all-kinds')}
        options={choices.kinds.map((value) => ({ value, label: t(`career.kind-${value}`) }))}
        defaultValue={filter.kind ?? ''}
      />
      <SubmitButton className="min-h-12">{t('career.show')}</SubmitButton>
    </Form>
  )
}
