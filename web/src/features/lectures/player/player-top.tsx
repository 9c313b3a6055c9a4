import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, Keyboard, PanelRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import styles from './player-top.module.css'

type PlayerTopProps = {
  backTo: string
  course: string
  number: number
  count: number
  isListOpen: boolean
  onToggleList: () => void
  onKeys: () => void
}

/** The player's own bar, on laptops: the way back, where one is, the keys, the list. */
export function PlayerTop({
  backTo,
  course,
  number,
  count,
  isListOpen,
  onToggleList,
  onKeys,
}: PlayerTopProps) {
  const { t } = useLingui()
  return (
    <header className={styles.top}>
      <div>
        <IconLink to={backTo} label={t`Back to the course`}>
          <ChevronLeft aria-hidden="true" />
        </IconLink>
        <div className={styles.where}>
          <p>{course}</p>
          <p className="num">
            <Trans>
              Lecture {number} of {count}
            </Trans>
          </p>
        </div>
        <Button variant="quiet" size="sm" className={styles.keys} aria-haspopup="dialog" onClick={onKeys}>
          <Keyboard aria-hidden="true" />
          <Trans>Keys</Trans> <kbd>?</kbd>
        </Button>
        <Button size="sm" className={styles.toggle} aria-expanded={isListOpen} onClick={onToggleList}>
          <PanelRight aria-hidden="true" />
          {isListOpen ? <Trans>Hide list</Trans> : <Trans>Show list</Trans>}
        </Button>
      </div>
    </header>
  )
}
