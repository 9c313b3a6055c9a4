import { Trans } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Presentation, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu } from '../../../ui/menu.tsx'
import type { RowAct } from './row-act.ts'

type RowMenuProps = {
  trigger: ReactElement
  isOpenAtFirst: boolean
  isFirst: boolean
  isLast: boolean
  /** Null where the lecture has no slides. */
  slidesAddress: string | null
  onAct: (act: RowAct) => void
}

export function RowMenu({ trigger, isOpenAtFirst, isFirst, isLast, slidesAddress, onAct }: RowMenuProps) {
  const slides = slidesAddress
    ? [{ label: <Trans>Edit slides</Trans>, icon: Presentation, to: slidesAddress }]
    : []
  return (
    <Menu
      trigger={trigger}
      isOpenAtFirst={isOpenAtFirst}
      items={[
        ...slides,
        { label: <Trans>Move up</Trans>, icon: ArrowUp, disabled: isFirst, onSelect: () => onAct('up') },
        { label: <Trans>Move down</Trans>, icon: ArrowDown, disabled: isLast, onSelect: () => onAct('down') },
        { label: <Trans>Move to the top</Trans>, disabled: isFirst, onSelect: () => onAct('first') },
        { label: <Trans>Move to the end</Trans>, disabled: isLast, onSelect: () => onAct('last') },
        'line',
        { label: <Trans>Delete lecture</Trans>, icon: Trash2, danger: true, onSelect: () => onAct('delete') },
      ]}
    />
  )
}
