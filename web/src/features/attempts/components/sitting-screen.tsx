import { isAnswered } from '@academy/contract/attempts/rules'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { openCopies } from '../../../lib/device/copies.ts'
import { PICTURES_CACHE } from '../../../lib/offline/offline-copies.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { type AnswerValue, NO_ANSWER } from '../engine/index.ts'
import type { SatPaper } from '../papers.ts'
import { type PageSitting, useSnapshot } from '../use-sitting.ts'
import styles from './focus-top.module.css'
import { FocusTop } from './focus-top.tsx'
import { HandingIn } from './handing-in.tsx'
import { LeaveDialog, useBackButton, useUnloadGuard } from './leave.tsx'
import { ProgressStrip } from './progress-strip.tsx'
import { SavedState } from './saved-state.tsx'
import { useSittingKeys } from './sitting-keys.ts'
import { SittingPages } from './sitting-pages.tsx'
import { TimeAnnouncer, Timer } from './timer.tsx'

type SittingScreenProps = {
  sitting: PageSitting
  paper: SatPaper
  /** Where leaving leads. */
  leaveTo: string
  /** Somebody only looks: nothing is kept, so nothing is asked on leaving. */
  isPreview?: boolean
}

/** Focus mode: nothing but the paper, the time and the way out. */
export function SittingScreen({ sitting, paper, leaveTo, isPreview = false }: SittingScreenProps) {
  const navigate = useNavigate()
  const { phase, answers, place, saved, deadlineMs } = useSnapshot(sitting)
  const [isLeaving, setIsLeaving] = useState(false)
  const { questions, kind } = paper
  const isExam = kind !== 'quiz'
  const total = questions.length
  const isOpen = phase === 'open'
  /** The review stands after the last question. */
  const at = Math.min(Math.max(0, place), total)
  const question = questions[at]
  const answer = (question && answers.get(question._id)) ?? NO_ANSWER

  usePageTitle(paper.title)
  const leave = () => (isPreview ? navigate(leaveTo, { replace: true }) : setIsLeaving(true))
  useBackButton(
    useCallback(() => setIsLeaving(true), []),
    !isPreview,
  )
  useUnloadGuard(saved === 'memory' && !isPreview)
  useFocusOn(at)
  useEffect(() => {
    if (!isPreview) void keepPictures(paper)
  }, [paper, isPreview])

  const go = (next: number) => sitting.goTo(Math.min(Math.max(0, next), total))
  const give = (value: Partial<AnswerValue>) => question && sitting.answer(question._id, value)
  useSittingKeys(
    isOpen && !isLeaving
      ? {
          optionCount: question?.options.length ?? 0,
          onChoose: (selectedOption) => give({ selectedOption }),
          onFlag: () => give({ flagged: !answer.flagged }),
          onMove: (by) => go(at + by),
        }
      : null,
  )

  const places = questions.map(({ _id }) => {
    const given = answers.get(_id) ?? NO_ANSWER
    return { isAnswered: isAnswered(given), isFlagged: given.flagged }
  })
  return (
    <div className={styles.page}>
      <SkipTo id="question" />
      <FocusTop title={paper.title} isHeading under={paper.courseTitle} onLeave={leave}>
        <SavedState saved={saved} />
        <Timer sitting={sitting} isExam={isExam} />
      </FocusTop>
      <ProgressStrip places={places} current={question ? at : null} />
      <TimeAnnouncer sitting={sitting} />
      {isOpen ? (
        <SittingPages
          sitting={sitting}
          paper={paper}
          places={places}
          at={at}
          answer={answer}
          onGo={go}
          onAnswer={give}
        />
      ) : (
        <HandingIn sitting={sitting} isExam={isExam} />
      )}
      <LeaveDialog
        open={isLeaving}
        isExam={isExam}
        isHandedIn={!isOpen}
        deadlineMs={deadlineMs}
        onClose={() => setIsLeaving(false)}
        onLeave={() => navigate(leaveTo, { replace: true })}
      />
    </div>
  )
}

/** The next question begins at its top, and is read out. */
function useFocusOn(place: number): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('#question .qt-head')?.focus({ preventScroll: true })
  }, [place])
}

function SkipTo({ id }: { id: string }) {
  return (
    <a className={styles.skip} href={`#${id}`}>
      <Trans>Skip to question</Trans>
    </a>
  )
}

/** The pictures of a paper, so that the service worker shows them without a line. */
async function keepPictures({ questions }: Pick<SatPaper, 'questions'>): Promise<void> {
  const wanted = questions.flatMap(({ image }) => (image ? [image.url] : []))
  const cache = wanted.length > 0 && (await openCopies(PICTURES_CACHE))
  if (!cache) return
  await Promise.all(
    wanted.map(async (url) => {
      if (!(await cache.match(url))) await cache.add(url).catch(() => undefined)
    }),
  )
}
