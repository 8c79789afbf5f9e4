import type { ComponentProps } from 'react'
import { useT } from '../../../locale/language.ts'
import { Modal } from '../../../ui/page/modal.tsx'
import { SearchForm } from '../../search-form/search-form.tsx'

interface EditedFormProps extends ComponentProps<typeof SearchForm> {
  /** Closes the sheet that the form is in; without it, it's in the page. */
  onClose?: () => void
}

/** Renders the search form, in a script of its own: the home page, which has it from the start, has it in another. */
export default function EditedForm({ onClose, ...form }: EditedFormProps) {
  const t = useT()
  if (!onClose) return <SearchForm {...form} />
  return (
    <Modal open mode="top" title={t('flight-results.change-search')} onClose={onClose}>
      <SearchForm {...form} />
    </Modal>
  )
}
