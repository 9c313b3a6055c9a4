import type { Course } from '@academy/contract/courses'
import type { Lecture, LectureInList } from '@academy/contract/lectures'
import type { ProgressSummary } from '@academy/contract/progress/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { WovenProgress } from '../../../imigongo/woven-progress.tsx'
import { readStorage, writeStorage } from '../../../lib/device/storage.ts'
import { useIsPageLoading } from '../../../lib/pages/lazy-page.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { KeyboardHelp, ShortcutList } from '../../../ui/keyboard-help.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { lectureAddress, studyAddress } from '../../courses/index.ts'
import { ActionBar } from './action-bar.tsx'
import { ContentList } from './content-list.tsx'
import { LectureBody } from './lecture-body.tsx'
import styles from './lecture-player.module.css'
import { LectureStage } from './lecture-stage.tsx'
import mediaStyles from './media.module.css'
import { isOnItsWay } from './on-its-way.ts'
import type { PlayerProps } from './player-props.ts'
import { shortcutsOf } from './player-shortcuts.tsx'
import { PlayerTop } from './player-top.tsx'
import { useNeighbourKeys } from './use-neighbour-keys.ts'

type LecturePlayerProps = Pick<PlayerProps, 'record' | 'person' | 'refresh'> & {
  lecture: Lecture
  lectures: readonly LectureInList[]
  course: Course
  progress: ProgressSummary
  completed: ReadonlySet<string>
  unsent: ReadonlySet<string>
  /** Null for those who only look on. */
  onComplete: (() => void) | null
  addAddress: string | undefined
  /** Under the description. */
  practice: ReactNode
}

/** The media first, then what it is; the course's content beside it or in a sheet; the actions always in reach. */
export function LecturePlayer(props: LecturePlayerProps) {
  const {
    lecture,
    lectures,
    course,
    record,
    person,
    refresh,
    progress,
    completed,
    unsent,
    onComplete,
    addAddress,
    practice,
  } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isListOpen, setIsListOpen] = useState(() => readStorage('player:list') !== 'hidden')
  const isLeaving = useIsPageLoading()
  const [open, setOpen] = useState<'list' | 'keys' | null>(null)
  const at = lectures.findIndex(({ _id }) => _id === lecture._id)
  const [previous, next] = [lectures[at - 1], lectures[at + 1]]
  const [previousId, nextId] = [previous?._id, next?._id]
  const goTo = useCallback(
    (id: string | undefined) => id && !isOnItsWay(id) && navigate(lectureAddress(id)),
    [navigate],
  )
  const goPrevious = useCallback(() => goTo(previousId), [goTo, previousId])
  const goNext = useCallback(() => goTo(nextId), [goTo, nextId])
  useNeighbourKeys(goPrevious, goNext)

  const toggleList = () => {
    writeStorage('player:list', isListOpen ? 'hidden' : null)
    setIsListOpen(!isListOpen)
  }
  const [done, count] = [progress.completedLectures, lectures.length]
  const shortcuts = shortcutsOf(lecture.lectureType)
  const backTo = studyAddress(course._id)
  const list = { lectures, completed, currentId: lecture._id, addAddress }
  const band = onComplete && (
    <WovenProgress
      percent={progress.courseProgressPercentage}
      label={t`Progress in ${course.title}`}
      detail={t`${done} of ${count} complete`}
    />
  )
  return (
    <>
      <PlayerTop
        backTo={backTo}
        course={course.title}
        number={at + 1}
        count={count}
        isListOpen={isListOpen}
        onToggleList={toggleList}
        onKeys={() => setOpen('keys')}
      />
      <main
        id="main"
        className={styles.player}
        data-list={isListOpen || undefined}
        aria-busy={isLeaving || undefined}
        tabIndex={-1}
      >
        <div className={styles.main}>
          <LectureStage
            key={lecture._id}
            lecture={lecture}
            course={course}
            record={record}
            person={person}
            refresh={refresh}
            onPrevious={previous && goPrevious}
            onNext={next && goNext}
            back={
              <IconLink to={backTo} label={t`Back to the course`} className={mediaStyles.back}>
                <ChevronLeft aria-hidden="true" />
              </IconLink>
            }
            below={
              <LectureBody lecture={lecture} number={at + 1} count={count}>
                {practice}
              </LectureBody>
            }
          />
        </div>
        {isListOpen && (
          <aside className={styles.content} aria-labelledby="content-title">
            <div className={styles.head}>
              <h2 id="content-title">
                <Trans>Course content</Trans>
              </h2>
              {band}
            </div>
            <ContentList {...list} />
          </aside>
        )}
        <ActionBar
          previous={previous}
          next={next}
          completion={
            onComplete && {
              isComplete: completed.has(lecture._id),
              isUnsent: unsent.has(lecture._id),
              onComplete,
            }
          }
          done={done}
          count={count}
          onOpenList={() => setOpen('list')}
        />
      </main>
      <Sheet
        open={open === 'list'}
        onClose={() => setOpen(null)}
        title={t`Course content`}
        className={styles.sheet}
      >
        {band && <div className={styles.band}>{band}</div>}
        <ContentList {...list} onChoose={() => setOpen(null)} />
      </Sheet>
      <Dialog open={open === 'keys'} onClose={() => setOpen(null)} title={t`Keyboard shortcuts`}>
        <ShortcutList shortcuts={[...shortcuts, { keys: ['?'], does: <Trans>Show this list</Trans> }]} />
      </Dialog>
      <KeyboardHelp shortcuts={shortcuts} />
    </>
  )
}
