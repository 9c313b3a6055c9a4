import * as M from '@academy/contract/certificates/messages'
import { formatFileSize } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLive } from '../../../lib/live/live.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { MY_CERTIFICATES_ADDRESS } from '../addresses.ts'
import { certificationStatusQuery } from '../api.ts'
import { DownloadButton } from '../holder/certificate-actions.tsx'
import { certificateSteps } from './certificate-steps.ts'
import styles from './course-certificate.module.css'
import { ExamLabel, type ExamSoFar, RequestedLabel, StatusLabel } from './step-labels.tsx'

interface CourseCertificateProps {
  courseId: string
  /** Of the course, all complete. */
  lectureCount?: number
  /** Null where the course has none: then nothing leads to a certificate. */
  exam: ExamSoFar | null
}

/** Of a course whose lectures are complete: how far its certificate is, and the certificate once it is there. */
export function CourseCertificate({ courseId, lectureCount, exam }: CourseCertificateProps) {
  const query = certificationStatusQuery(courseId)
  const found = useQuery(query)
  const { data, error } = found
  useLive('certificates', { queryKey: query.queryKey })
  if (!data && error) return <StaleBanner message={M.loadFailed} found={found} />
  if (!exam && !data?.status) return null
  if (!data) return <Waiting isPassed={exam?.passed === true} />
  const { status, certificate } = data
  const isRevoked = Boolean(certificate?.revokedAt)
  const steps = certificateSteps({ isPassed: exam?.passed === true, status, isRevoked })
  return (
    <section aria-labelledby="course-certificate">
      <div className={styles.head}>
        <h2 id="course-certificate">
          <Trans>Certificate</Trans>
        </h2>
        <p>
          <StatusLabel data={data} />
        </p>
      </div>
      <ol className={styles.way}>
        <Step state={steps.lectures} title={<Trans>Lectures</Trans>}>
          {lectureCount ? (
            <Plural value={lectureCount} one="# of # complete" other="# of # complete" />
          ) : (
            <Trans>All complete</Trans>
          )}
        </Step>
        <Step state={steps.exam} title={<Trans>Final exam</Trans>}>
          <ExamLabel exam={exam} />
        </Step>
        <Step state={steps.requested} title={<Trans>Certificate requested</Trans>}>
          <RequestedLabel data={data} />
        </Step>
        <Step state={steps.ready} title={<Trans>Certificate ready</Trans>}>
          {isRevoked ? (
            <Trans>Revoked</Trans>
          ) : certificate ? (
            <Trans>PDF, {formatFileSize(certificate.fileBytes)}</Trans>
          ) : status === 'approved' ? (
            <Trans>Being prepared</Trans>
          ) : (
            <Trans>Download as PDF</Trans>
          )}
        </Step>
      </ol>
      {certificate && (
        <div className={styles.acts}>
          {!isRevoked && <DownloadButton variant="primary" certificate={certificate} />}
          <ButtonLink to={MY_CERTIFICATES_ADDRESS}>
            <Trans>My certificates</Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

type StepProps = { state: 'done' | 'now' | 'later'; title: ReactNode; children: ReactNode }

function Step({ state, title, children }: StepProps) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <i aria-hidden="true">{state === 'done' && <Check />}</i>
      <b>{title}</b>
      {state === 'done' && (
        <span className="vh">
          {' '}
          <Trans>(done)</Trans>{' '}
        </span>
      )}
      <span className="num">{children}</span>
    </li>
  )
}

/** As high as what comes, so that nothing below moves. */
function Waiting({ isPassed }: { isPassed: boolean }) {
  return (
    <SkeletonGroup>
      <div className={styles.head}>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-6 w-56" />
      </div>
      <div className={styles.way}>
        {[1, 2, 3, 4].map((step) => (
          <Skeleton key={step} className={styles.wait} />
        ))}
      </div>
      {isPassed && (
        <div className={styles.acts}>
          <Skeleton className="h-12 w-full" />
        </div>
      )}
    </SkeletonGroup>
  )
}
