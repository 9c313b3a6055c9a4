import { Trans } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Eye, Presentation, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Menu } from '../../../ui/menu.tsx'
import { lecturePreviewAddress } from '../preview/preview-address.ts'
import type { RowAct } from './row-act.ts'

type RowMenuProps = {
  trigger: ReactElement
  isOpenAtFirst: boolean
  lectureId: string
  isFirst: boolean
  isLast: boolean
  /** Null where the lecture has no slides. */
  slidesAddress: string | null
  onAct: (act: RowAct) => void
}

export function RowMenu(props: RowMenuProps) {
  const { trigger, isOpenAtFirst, lectureId, isFirst, isLast, slidesAddress, onAct } = props
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const look = () => navigate(lecturePreviewAddress(lectureId), { state: { from: pathname } })
  const slides = slidesAddress
    ? [{ label: <Trans>Edit slides</Trans>, icon: Presentation, to: slidesAddress }]
    : []
  return (
    <Menu
      trigger={trigger}
      isOpenAtFirst={isOpenAtFirst}
      items={[
        ...slides,
        { label: <Trans>Look as a student</Trans>, icon: Eye, onSelect: look },
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
