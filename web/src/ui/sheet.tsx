import { classNames } from './class-names.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

type SheetProps = Omit<DialogProps, 'wide' | 'role'> & {
  /** `side` slides in at full height, from the right unless its class says otherwise; `full` fills a phone's screen; `bottom`
   * is the plain sheet. */
  from?: 'bottom' | 'full' | 'side'
}

export function Sheet({ from = 'bottom', className, ...rest }: SheetProps) {
  return (
    <Dialog
      {...rest}
      className={classNames(from === 'side' && 'dlg-side', from === 'full' && 'dlg-full', className)}
    />
  )
}
