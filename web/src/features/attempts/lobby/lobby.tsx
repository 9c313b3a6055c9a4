import type { AssessmentKind } from '@academy/contract/attempts'
import { EXAM_MARKS_STEP, QUIZ_MARKS_STEP } from '@academy/contract/attempts/rules'
import { formatTime } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '../../../lib/offline/online.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import focusTop from '../components/focus-top.module.css'
import { FocusTop } from '../components/focus-top.tsx'
import { ProgressStrip } from '../components/progress-strip.tsx'
import savedState from '../components/saved-state.module.css'
import { BeforeStart } from './before-start.tsx'
import styles from './lobby.module.css'
import { LobbyFacts, type PaperFacts } from './lobby-facts.tsx'
import { LobbyRules } from './lobby-rules.tsx'

export interface Running {
  deadline: string
  serverNow: string
}
type LobbyProps = {
  kind: AssessmentKind
  title: string
  description: string
  /** The lecture or the course. */
  under: string
  facts: Omit<PaperFacts, 'marksStep'>
  running: Running | null
  serverNow: string
  /** What the room has checked: the lectures. */
  checks?: ReactNode
  problem: string | null
  isStarting: boolean
  onStart: () => void
  onLeave: () => void
}

/** Before the clock: the rules, the stakes and one button. Looking at it starts nothing. */
export function Lobby(props: LobbyProps) {
  const { kind, title, description, under, facts, running, checks, problem, isStarting, onStart, onLeave } =
    props
  const isExam = kind === 'final-exam'
  usePageTitle(title)
  return (
    <div className={focusTop.page}>
      <FocusTop
        title={isExam ? <Trans>Final exam</Trans> : <Trans>Quiz</Trans>}
        under={under}
        onLeave={onLeave}
      >
        <Connection />
      </FocusTop>
      <ProgressStrip
        current={null}
        places={Array.from({ length: facts.questionCount }, () => ({ isAnswered: false, isFlagged: false }))}
      />
      <main id="main" className={styles.lobby}>
        <div>
          <Heading title={title} />
          <p className={styles.lead}>
            {isExam ? (
              <Trans>
                Every lecture is done. When you are ready, find a quiet place and start. Nothing counts until
                you press the button.
              </Trans>
            ) : (
              description
            )}
          </p>
          <LobbyFacts {...facts} marksStep={isExam ? EXAM_MARKS_STEP : QUIZ_MARKS_STEP} />
          <LobbyRules />
        </div>
        <aside className={styles.start}>
          <h2>{running ? <Trans>You have started</Trans> : <Trans>Before you start</Trans>}</h2>
          <BeforeStart>{checks}</BeforeStart>
          {problem && (
            <Banner tone="bad" live="alert" className="mb-4">
              {problem}
            </Banner>
          )}
          <Button variant="primary" size="lg" className="w-full" busy={isStarting} onClick={onStart}>
            {startWords(isExam, running !== null)}
          </Button>
          <p className={`${styles.end} num`}>
            <EndLabel {...props} />
          </p>
        </aside>
      </main>
    </div>
  )
}

/** "Course - Final Examination" on two lines, without the stroke between them. */
function Heading({ title }: { title: string }) {
  const [, first, last] = /^(.+) - ([^-]+)$/.exec(title) ?? []
  if (!first) return <h1>{title}</h1>
  return (
    <h1>
      <span>{first}</span> <span>{last}</span>
    </h1>
  )
}

function startWords(isExam: boolean, isRunning: boolean): ReactNode {
  if (isRunning) return isExam ? <Trans>Continue exam</Trans> : <Trans>Continue quiz</Trans>
  return isExam ? <Trans>Start exam</Trans> : <Trans>Start quiz</Trans>
}

function EndLabel({ running, serverNow, facts }: Pick<LobbyProps, 'running' | 'serverNow' | 'facts'>) {
  const ends = running ? Date.parse(running.deadline) : Date.parse(serverNow) + facts.timeLimit * 60_000
  const time = formatTime(ends)
  if (running) return <Trans>The clock is running. It ends at {time}.</Trans>
  return <Trans>If you start now, it ends at {time}.</Trans>
}

function Connection() {
  const isOnline = useOnline()
  return (
    <span className={savedState.saved} data-saved={isOnline ? undefined : 'device'}>
      {isOnline ? <Wifi aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
      <span>{isOnline ? <Trans>Connection is good</Trans> : <Trans>You are offline</Trans>}</span>
    </span>
  )
}
