import { classNames } from './class-names.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

type SheetProps = Omit<DialogProps, 'wide' | 'role'> & {
  /** `end` slides in from the right at full height; `full` fills a phone's screen; `bottom` is the plain sheet. */
  from?: 'bottom' | 'full' | 'end'
}

export function Sheet({ from = 'bottom', className, ...rest }: SheetProps) {
  return (
    <Dialog
      {...rest}
      className={classNames(from === 'end' && 'dlg-side', from === 'full' && 'dlg-full', className)}
    />
  )
}
