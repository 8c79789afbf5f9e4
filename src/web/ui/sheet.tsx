import { Modal, type ModalProps } from './modal.tsx'

/** A modal that rises from the bottom on phones and comes in from the left on wider screens. */
export function Sheet(props: Omit<ModalProps, 'mode' | 'wide'>) {
  return <Modal {...props} mode="bottom" wide="left" />
}
