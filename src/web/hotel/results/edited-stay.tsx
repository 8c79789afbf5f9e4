import type { ComponentProps } from 'react'
import { useT } from '../../locale/language.ts'
import { Modal } from '../../ui/page/modal.tsx'
import { HotelSearchForm } from '../search-form/search-form.tsx'

interface EditedStayProps extends ComponentProps<typeof HotelSearchForm> {
  /** Closes the sheet that the form is in; without it, it's in the page. */
  onClose?: () => void
}

/** Renders the search form: in the page, or in a sheet from the top. */
export default function EditedStay({ onClose, ...form }: EditedStayProps) {
  const t = useT()
  if (!onClose) return <HotelSearchForm {...form} />
  return (
    <Modal open mode="top" title={t('hotel-results.change-search')} onClose={onClose}>
      <HotelSearchForm {...form} />
    </Modal>
  )
}
