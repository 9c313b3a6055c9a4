import { Plural, Trans } from '@lingui/react/macro'
import { clayGem } from '../../../imigongo/gem.ts'
import { Gem } from '../../../imigongo/gem-seal.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useWide } from '../components/use-wide.ts'
import styles from './completion-card.module.css'
import type { ExamOfCourse } from './exam-of-course.ts'
import { ExamOffer } from './exam-offer.tsx'
import { ExamOutcome } from './exam-outcome.tsx'

const HILL_GEM = { ...clayGem, ground: 'var(--hill-middle)' }

type CompletionCardProps = { lectureCount: number; exam: ExamOfCourse | null; examTo: string | undefined }

/** At 100 %, for those who study: what comes after the lectures. Once the exam is in, how it stands. */
export function CompletionCard({ lectureCount, exam, examTo }: CompletionCardProps) {
  const isWide = useWide()
  if (exam?.status && examTo) return <ExamOutcome exam={exam} to={examTo} />
  return (
    <section className={styles.card} aria-labelledby="complete-title">
      <div className={styles.text}>
        <p className={styles.badge}>
          <Trans>Course complete</Trans>
        </p>
        {exam && examTo ? (
          <ExamOffer exam={exam} to={examTo} lectureCount={lectureCount} />
        ) : (
          <NothingMore lectureCount={lectureCount} />
        )}
      </div>
      <div className={styles.gem}>
        <Gem wide={!isWide} colours={HILL_GEM} />
      </div>
    </section>
  )
}

function NothingMore({ lectureCount }: { lectureCount: number }) {
  return (
    <>
      <h2 id="complete-title">
        <Trans>You reached the top.</Trans>
      </h2>
      <p className={styles.lead}>
        <Plural
          value={lectureCount}
          one="The lecture is done. It stays open to you: come back to it whenever you like."
          other="All # lectures are done. They stay open to you: come back to them whenever you like."
        />
      </p>
      <div className={styles.go}>
        <ButtonLink to="/courses" variant="primary" size="lg">
          <Trans>Find the next course</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
