import type { Question, Sitting } from '@academy/contract/attempts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClockPlus, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { sittingsQuery } from './api.ts'
import { EventList } from './event-list.tsx'
import { EvidenceDialog } from './evidence-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { FixKeyDialog } from './fix-key-dialog.tsx'
import { SittingRow } from './sitting-row.tsx'
import styles from './sittings-panel.module.css'

interface SittingsPanelProps {
  /** Of a quiz or a final exam. */
  assessmentId: string
  /** Undefined until it is known. */
  courseId: string | undefined
  /** Undefined until they are known: then no key can be fixed yet. */
  questions: readonly Question[] | undefined
  /** Where a finished sitting's submission is read. */
  submissionAddress: (submissionId: string) => string
  /** Marks changed: late answers count, a key was fixed. */
  onMarksChanged: () => unknown
}

/** In the address. */
const SITTINGS_PAGE = 'sittings'
const EVENTS_PAGE = 'log'

type Open =
  | { dialog: 'extend'; student: Sitting['student'] }
  | { dialog: 'fix' }
  | { dialog: 'late'; attemptId: string }

/** Who is at work, how long they still have, and what happened to their time. */
export function SittingsPanel(props: SittingsPanelProps) {
  const { assessmentId, courseId, questions, submissionAddress, onMarksChanged } = props
  const { t } = useLingui()
  const [open, setOpen] = useState<Open | null>(null)
  const [params] = useSearchParams()
  const pageIn = (name: string) => params.get(name) ?? ''
  const found = useQuery(
    sittingsQuery(assessmentId, { sittings: pageIn(SITTINGS_PAGE), events: pageIn(EVENTS_PAGE) }),
  )
  const { data, error } = found
  const addressOf = (name: string) => (page: number) => {
    const next = new URLSearchParams(params)
    next.set(name, String(page))
    return `?${next}`
  }
  const failed = failureMessage(error, t`The attempts could not be loaded`)
  if (!data) {
    if (error) return <ErrorPanel message={failed} found={found} />
    return (
      <SkeletonGroup className="grid gap-3">
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} radius={3} className="h-16 w-full" />
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
        courseId={courseId}
        sitting={sitting}
        received={data}
        submissionAddress={submissionAddress}
        onExtend={(student) => setOpen({ dialog: 'extend', student })}
        onLate={() => setOpen({ dialog: 'late', attemptId: sitting._id })}
      />
    ))
  return (
    <div className={styles.sittings}>
      {error && <StaleBanner message={failed} found={found} />}
      <div className={styles.acts}>
        <Button onClick={() => setOpen({ dialog: 'extend', student: null })}>
          <ClockPlus aria-hidden="true" />
          <Trans>Give more time</Trans>
        </Button>
        <Button disabled={!hasChoices} onClick={() => setOpen({ dialog: 'fix' })}>
          <KeyRound aria-hidden="true" />
          <Trans>Fix an answer key</Trans>
        </Button>
      </div>
      <section className={`card ${styles.card}`} aria-labelledby="sittings-now">
        <h2 id="sittings-now">
          <Trans>At work now</Trans> <small className="num">{data.running}</small>
        </h2>
        {data.running === 0 && (
          <p className={styles.none}>
            <Trans>Nobody is working on this at the moment.</Trans>
          </p>
        )}
        {running.length > 0 && <ul>{rows(running)}</ul>}
      </section>
      {ended.length > 0 && (
        <section className={`card ${styles.card}`} aria-labelledby="sittings-ended">
          <h2 id="sittings-ended">
            <Trans>Ended</Trans> <small className="num">{data.total - data.running}</small>
          </h2>
          <ul>{rows(ended)}</ul>
        </section>
      )}
      <Pagination
        page={data.page}
        pageCount={data.pages}
        to={addressOf(SITTINGS_PAGE)}
        label={t`Pages of attempts`}
      />
      <section className={`card ${styles.card}`} aria-labelledby="sittings-log">
        <h2 id="sittings-log">
          <Trans>Log</Trans>
        </h2>
        {data.events.length > 0 ? (
          <EventList events={data.events} />
        ) : (
          <EmptyState level={3} title={<Trans>Nothing out of the ordinary</Trans>}>
            <Trans>Extra time, accepted late answers and fixed keys are written down here.</Trans>
          </EmptyState>
        )}
        <Pagination
          page={data.eventsPage}
          pageCount={data.eventsPages}
          to={addressOf(EVENTS_PAGE)}
          label={t`Pages of the log`}
        />
      </section>
      {open?.dialog === 'extend' && (
        <ExtendDialog assessmentId={assessmentId} student={open.student} onClose={() => setOpen(null)} />
      )}
      {open?.dialog === 'late' && (
        <EvidenceDialog
          attemptId={open.attemptId}
          onClose={() => setOpen(null)}
          onAccepted={onMarksChanged}
        />
      )}
      {open?.dialog === 'fix' && questions && (
        <FixKeyDialog
          assessmentId={assessmentId}
          questions={questions}
          onClose={() => setOpen(null)}
          onFixed={onMarksChanged}
        />
      )}
      <p role="status" className="vh">
        <Plural value={data.running} one="# student at work" other="# students at work" />
      </p>
    </div>
  )
}
