import type { ReactNode } from 'react'
import { useT } from '../../../locale/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal, type ModalProps } from '../../../ui/page/modal.tsx'

interface FilterSheetProps {
  /** How many filters are active, and how many flights match. */
  inUse: number
  found: number
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** Renders the filters on narrow screens. The buttons don't move when filters change. */
export function FilterSheet({ inUse, found, onClear, onClose, children }: FilterSheetProps) {
  const t = useT()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('flight-results.filters')}
      footer={
        <div className="flex gap-2">
          <Button variant="secondary" className="shrink-0" disabled={inUse === 0} onClick={onClear}>
            {t('flight-results.clear')}
          </Button>
          <Button block onClick={onClose}>
            {t('flight-results.show-count', { count: found })}
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  )
}

/** Renders a modal that slides in from the bottom on phones and from the left on wider screens. */
function Sheet(props: Omit<ModalProps, 'mode' | 'wide'>) {
  return <Modal {...props} mode="bottom" wide="start" />
}
