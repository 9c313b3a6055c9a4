import type { QuestionFormat } from '@academy/contract/quizzes/rules'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Menu } from '../../../../ui/menu.tsx'

const FORMAT_NAMES: readonly [QuestionFormat, string][] = [
  ['gift', 'GIFT'],
  ['moodle-xml', 'Moodle XML'],
  ['csv', 'CSV'],
]

type ExportMenuProps = {
  trigger: ReactElement
  isOpenAtFirst: boolean
  onChoose: (format: QuestionFormat) => void
}

export function ExportMenu({ trigger, isOpenAtFirst, onChoose }: ExportMenuProps) {
  return (
    <Menu
      trigger={trigger}
      isOpenAtFirst={isOpenAtFirst}
      label={<Trans>The saved questions as</Trans>}
      items={FORMAT_NAMES.map(([format, label]) => ({ label, onSelect: () => onChoose(format) }))}
    />
  )
}
