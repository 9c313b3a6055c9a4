import type { AssessedStudent, StudentInCourse, StudentResult } from '@academy/contract/students'
import { Trans } from '@lingui/react/macro'
import { Award, ClipboardCheck, GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StatusPill } from '../../../ui/badge.tsx'
import { DateOnly } from '../../../ui/date-time.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useExamAddresses } from '../../final-exams/index.ts'
import { gradeAddress } from '../../quizzes/index.ts'
import styles from './student-lines.module.css'

/** Quizzes, the final exam and the certificate, each with what came of it. */
export function StudentResults({ found: { quizzes, finalExam, certificate } }: { found: StudentInCourse }) {
  const handedIn = quizzes.filter(({ result }) => result).length
  const all = quizzes.length
  const exams = useExamAddresses()
  return (
    <Panel
      title={<Trans>Results</Trans>}
      detail={
        all > 0 && (
          <Trans>
            {handedIn} of {all} quizzes handed in
          </Trans>
        )
      }
    >
      <ul className={styles.lines}>
        {quizzes.map((quiz) => (
          <Assessed
            key={quiz._id}
            assessed={quiz}
            icon={<ClipboardCheck aria-hidden="true" />}
            to={({ submissionId }) => gradeAddress(submissionId)}
          />
        ))}
        {finalExam && (
          <Assessed
            assessed={finalExam}
            icon={<GraduationCap aria-hidden="true" />}
            to={({ submissionId: _id, status }) => exams.open({ _id, status })}
          />
        )}
        <li>
          <Award aria-hidden="true" />
          <span className={styles.what}>
            <b>
              <Trans>Certificate</Trans>
            </b>
          </span>
          <span className={styles.when}>
            <CertificateState certificate={certificate} />
          </span>
        </li>
      </ul>
    </Panel>
  )
}

interface AssessedProps {
  assessed: AssessedStudent
  icon: ReactNode
  to: (result: StudentResult) => string
}

function Assessed({ assessed: { title, isOpen, result }, icon, to }: AssessedProps) {
  return (
    <li>
      {icon}
      <span className={styles.what}>
        <b>{result ? <Link to={to(result)}>{title}</Link> : title}</b>
        {result && (
          <small>
            <Trans>
              Handed in <DateOnly at={result.submittedAt} />
            </Trans>
          </small>
        )}
      </span>
      <span className={styles.when}>
        {result ? (
          <Result result={result} />
        ) : isOpen ? (
          <Trans>In progress</Trans>
        ) : (
          <Trans>Not handed in</Trans>
        )}
      </span>
    </li>
  )
}

function Result({ result }: { result: StudentResult }) {
  const { totalMarksAwarded, totalMarks, passed } = result
  if (totalMarksAwarded === null)
    return (
      <StatusPill tone="wait">
        <Trans>Pending</Trans>
      </StatusPill>
    )
  return (
    <StatusPill tone={passed ? 'good' : 'bad'}>
      {totalMarksAwarded}/{totalMarks} {passed ? <Trans>Passed</Trans> : <Trans>Failed</Trans>}
    </StatusPill>
  )
}

function CertificateState({ certificate }: Pick<StudentInCourse, 'certificate'>) {
  if (!certificate) return <Trans>Not requested</Trans>
  const { status, at, certificateNumber } = certificate
  if (status === 'completed' && certificateNumber)
    return <a href={`/certificate/${certificateNumber}`}>{certificateNumber}</a>
  if (status === 'revoked')
    return (
      <Trans>
        Revoked <DateOnly at={at} />
      </Trans>
    )
  return (
    <Trans>
      Requested <DateOnly at={at} />
    </Trans>
  )
}
