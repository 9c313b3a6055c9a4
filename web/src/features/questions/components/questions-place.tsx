import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { lectureAddress } from '../../courses/index.ts'
import { QUESTION_PARAM } from '../addresses.ts'
import { QuestionThread } from '../thread/question-thread.tsx'
import { LectureQuestions } from './lecture-questions.tsx'
import styles from './questions.module.css'

/** Under a lecture: its questions, or the one that the address names. */
export function QuestionsPlace({ lectureId }: { lectureId: string }) {
  const [params] = useSearchParams()
  const id = params.get(QUESTION_PARAM)?.toLowerCase()
  return id ? (
    <OpenQuestion key={id} lectureId={lectureId} id={id} />
  ) : (
    <LectureQuestions key={lectureId} lectureId={lectureId} />
  )
}

function OpenQuestion({ lectureId, id }: { lectureId: string; id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const all = lectureAddress(lectureId)
  const place = useRef<HTMLElement>(null)
  // Whoever opens a question, from the list or from the bell, reads it at once.
  useEffect(() => {
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={place} tabIndex={-1} aria-label={t`Question`} className={styles.section}>
      <ButtonLink to={all} size="sm" variant="quiet" className={styles.back}>
        <ChevronLeft aria-hidden="true" />
        <Trans>All questions of this lecture</Trans>
      </ButtonLink>
      <QuestionThread id={id} onDeleted={() => void navigate(all, { replace: true })} />
    </section>
  )
}
