import { Modal, type ModalProps } from './modal.tsx'

/** A modal that rises from the bottom on phones and comes in from the left on wider screens. */
export function Sheet(props: Omit<ModalProps, 'mode' | 'frame'>) {
  return (
    <Modal
      {...props}
      frame="mx-0 mt-auto mb-0 w-full max-w-none max-h-[90dvh] rounded-t md:m-0 md:h-dvh md:max-h-none md:w-96 md:rounded-none md:rounded-r"
    />
  )
}
