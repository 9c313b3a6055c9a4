import type { LectureInList } from '@academy/contract/lectures'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, EllipsisVertical, Eye, Presentation, Trash2 } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { lecturePreviewAddress } from '../preview/preview-address.ts'
import type { RowAct } from './row-act.ts'

interface RowMenuProps {
  lecture: Pick<LectureInList, '_id' | 'title'>
  isFirst: boolean
  isLast: boolean
  /** Null where the lecture has no slides. */
  slidesAddress: string | null
  onAct: (act: RowAct) => void
}

export function RowMenu(props: RowMenuProps) {
  const { lecture, isFirst, isLast, slidesAddress, onAct } = props
  const { _id, title } = lecture
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const look = () => navigate(lecturePreviewAddress(_id), { state: { from: pathname } })
  const slides = slidesAddress
    ? [{ label: <Trans>Edit slides</Trans>, icon: Presentation, to: slidesAddress }]
    : []
  return (
    <Menu
      trigger={
        <IconButton label={t`More for ${title}`}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
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
