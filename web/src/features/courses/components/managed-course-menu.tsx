import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu } from '../../../ui/menu.tsx'

type ManagedCourseMenuProps = { trigger: ReactElement; isOpenAtFirst: boolean; onDelete: () => void }

export function ManagedCourseMenu({ trigger, isOpenAtFirst, onDelete }: ManagedCourseMenuProps) {
  return (
    <Menu
      trigger={trigger}
      isOpenAtFirst={isOpenAtFirst}
      items={[{ label: <Trans>Delete course</Trans>, icon: Trash2, danger: true, onSelect: onDelete }]}
    />
  )
}
