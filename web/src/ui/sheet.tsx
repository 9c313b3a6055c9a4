import { classNames } from './class-names.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

type SheetProps = Omit<DialogProps, 'wide' | 'role' | 'from'> & {
  /** `start` and `end` slide in from the left and the right at full height, on the side of their button; `full` fills a
   * phone's screen; `bottom` is the plain sheet. */
  from?: 'bottom' | 'full' | 'start' | 'end'
}

export function Sheet({ from = 'bottom', className, ...rest }: SheetProps) {
  const isSide = from === 'start' || from === 'end'
  return (
    <Dialog
      {...rest}
      from={isSide ? from : undefined}
      className={classNames(isSide && 'dlg-side', from === 'full' && 'dlg-full', className)}
    />
  )
}
