import type { Question, Sitting } from '@academy/contract/attempts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClockPlus, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { sittingsQuery } from './api.ts'
import { EventList } from './event-list.tsx'
import { EvidenceDialog } from './evidence-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { MendKeyDialog } from './mend-key-dialog.tsx'
import { SittingRow } from './sitting-row.tsx'
import './sittings.css'

interface SittingsPanelProps {
  /** Of a quiz or a final exam. */
  assessmentId: string
  /** Undefined until they are known: then no key can be mended yet. */
  questions: readonly Question[] | undefined
  /** Where a finished sitting's submission is read. */
  submissionAddress: (submissionId: string) => string
  /** Marks changed: late answers count, a key was mended. */
  onMarksChanged: () => unknown
}

type Open =
  | { dialog: 'extend'; studentId: string }
  | { dialog: 'mend' }
  | { dialog: 'late'; attemptId: string }

/** Who is at work, how long they still have, and what happened to their time. */
export function SittingsPanel(props: SittingsPanelProps) {
  const { assessmentId, questions, submissionAddress, onMarksChanged } = props
  const { t } = useLingui()
  const [open, setOpen] = useState<Open | null>(null)
  const { data, error, refetch, isFetching } = useQuery(sittingsQuery(assessmentId))
  const failed = failureMessage(error, t`The attempts could not be loaded`)
  if (!data) {
    if (error) return <ErrorPanel message={failed} onRetry={() => refetch()} retrying={isFetching} />
    return (
      <SkeletonGroup className="grid gap-3">
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} className="h-16 w-full rounded-3" />
        ))}
      </SkeletonGroup>
    )
  }
  const running = data.sittings.filter(({ state }) => state === 'open')
  const ended = data.sittings.filter(({ state }) => state !== 'open')
  const hasChoices = questions?.some(({ questionType }) => questionType === 'multiple-choice') ?? false
  const rows = (sittings: readonly Sitting[]) =>
    sittings.map((sitting) => (
      <SittingRow
        key={sitting._id}
        sitting={sitting}
        received={data}
        submissionAddress={submissionAddress}
        onExtend={(studentId) => setOpen({ dialog: 'extend', studentId })}
        onLate={() => setOpen({ dialog: 'late', attemptId: sitting._id })}
      />
    ))
  return (
    <div className="sittings">
      {error && <StaleBanner message={failed} retrying={isFetching} onRetry={refetch} />}
      <div className="sittings-acts">
        <Button onClick={() => setOpen({ dialog: 'extend', studentId: 'all' })}>
          <ClockPlus aria-hidden="true" />
          <Trans>Give more time</Trans>
        </Button>
        <Button disabled={!hasChoices} onClick={() => setOpen({ dialog: 'mend' })}>
          <KeyRound aria-hidden="true" />
          <Trans>Fix an answer key</Trans>
        </Button>
      </div>
      <section className="card sittings-card" aria-labelledby="sittings-now">
        <h2 id="sittings-now">
          <Trans>At work now</Trans> <small className="num">{running.length}</small>
        </h2>
        {running.length > 0 ? (
          <ul>{rows(running)}</ul>
        ) : (
          <p className="sittings-none">
            <Trans>Nobody is sitting this at the moment.</Trans>
          </p>
        )}
      </section>
      {ended.length > 0 && (
        <section className="card sittings-card" aria-labelledby="sittings-ended">
          <h2 id="sittings-ended">
            <Trans>Ended</Trans> <small className="num">{ended.length}</small>
          </h2>
          <ul>{rows(ended)}</ul>
        </section>
      )}
      <section className="card sittings-card" aria-labelledby="sittings-log">
        <h2 id="sittings-log">
          <Trans>Log</Trans>
        </h2>
        {data.events.length > 0 ? (
          <EventList events={data.events} />
        ) : (
          <EmptyState level={3} title={<Trans>Nothing out of the ordinary</Trans>}>
            <Trans>Extra time, accepted late answers and mended keys are written down here.</Trans>
          </EmptyState>
        )}
      </section>
      {open?.dialog === 'extend' && (
        <ExtendDialog
          assessmentId={assessmentId}
          students={data.students}
          studentId={open.studentId}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'late' && (
        <EvidenceDialog
          attemptId={open.attemptId}
          onClose={() => setOpen(null)}
          onAccepted={onMarksChanged}
        />
      )}
      {open?.dialog === 'mend' && questions && (
        <MendKeyDialog
          assessmentId={assessmentId}
          questions={questions}
          onClose={() => setOpen(null)}
          onMended={onMarksChanged}
        />
      )}
      <p role="status" className="vh">
        <Plural value={running.length} one="# student at work" other="# students at work" />
      </p>
    </div>
  )
}
