import { useLingui } from '@lingui/react/macro'
import { Paperclip } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ATTACHABLE } from '../sending/use-attaching.ts'

/** Opens the device's own choice of files; the one that is chosen takes the place of the one before. */
export function AttachButton({
  input,
  disabled,
  onChoose,
}: {
  input: RefObject<HTMLInputElement | null>
  disabled: boolean
  onChoose: (file: File) => void
}) {
  const { t } = useLingui()
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ATTACHABLE}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      <IconButton
        label={disabled ? t`A picture or a file needs a line` : t`Attach a picture or a file`}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" />
      </IconButton>
    </>
  )
}
