import type { LectureInList } from '@academy/contract/lectures'
import * as PROGRESS_MESSAGES from '@academy/contract/progress/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronLeft, ChevronRight, ChevronUp, CloudUpload } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './action-bar.module.css'
import { LectureLink } from './lecture-link.tsx'
import { useScrolledDown } from './use-scrolled-down.ts'

type ActionBarProps = {
  previous: LectureInList | undefined
  next: LectureInList | undefined
  /** Null for those who only look on. */
  completion: { isComplete: boolean; isUnsent: boolean; onComplete: () => void } | null
  done: number
  count: number
  onOpenList: () => void
}

/** Always there: previous, Mark as Complete, next; on phones also the way to the content list. */
export function ActionBar({ previous, next, completion, done, count, onOpenList }: ActionBarProps) {
  const { t } = useLingui()
  const isScrolledDown = useScrolledDown()
  return (
    <section className={styles.bar} aria-label={t`Lecture actions`}>
      <button
        type="button"
        className={styles.peek}
        data-hidden={isScrolledDown || undefined}
        onClick={onOpenList}
        aria-haspopup="dialog"
      >
        <span className="num">
          <b>
            <Trans>Course content</Trans>
          </b>
          {completion ? (
            <Trans>
              {done} of {count} complete
            </Trans>
          ) : (
            <Trans>{count} lectures</Trans>
          )}
        </span>
        <ChevronUp aria-hidden="true" />
      </button>
      {completion?.isUnsent && (
        <p className={styles.unsent} role="status">
          <CloudUpload aria-hidden="true" />
          <span>
            <b>{PROGRESS_MESSAGES.updateFailed}.</b>{' '}
            <Trans>It is kept on this device and sent when the network is back.</Trans>
          </span>
        </p>
      )}
      <div className={styles.row}>
        <Neighbour lecture={previous} isNext={false} isMain={false} />
        {completion ? <CompleteButton {...completion} /> : <span />}
        <Neighbour lecture={next} isNext isMain={completion?.isComplete ?? true} />
      </div>
    </section>
  )
}

function CompleteButton({ isComplete, onComplete }: { isComplete: boolean; onComplete: () => void }) {
  return (
    <Button
      variant={isComplete ? 'soft' : 'primary'}
      className={styles.mark}
      data-complete={isComplete || undefined}
      aria-disabled={isComplete || undefined}
      onClick={() => !isComplete && onComplete()}
    >
      <Check aria-hidden="true" />
      {isComplete ? <Trans>Completed</Trans> : <Trans>Mark as Complete</Trans>}
    </Button>
  )
}

type NeighbourProps = { lecture: LectureInList | undefined; isNext: boolean; isMain: boolean }

function Neighbour({ lecture, isNext, isMain }: NeighbourProps) {
  const words = isNext ? <Trans>Next</Trans> : <Trans>Previous</Trans>
  if (!lecture) {
    return isNext ? (
      <span className={styles.end}>
        <Trans>Last lecture</Trans>
      </span>
    ) : (
      <span />
    )
  }
  return (
    <LectureLink
      id={lecture._id}
      className={classNames('btn', isNext && styles.next, isMain && isNext && 'btn-primary')}
    >
      {!isNext && <ChevronLeft aria-hidden="true" />}
      <span>
        <small>{words}</small>
        <b>{lecture.title}</b>
      </span>
      {isNext && <ChevronRight aria-hidden="true" />}
    </LectureLink>
  )
}
