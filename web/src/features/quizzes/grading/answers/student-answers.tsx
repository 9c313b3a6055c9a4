import type { Question } from '@academy/contract/attempts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PageFoot } from '../../../../ui/data-table/page-foot.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Select } from '../../../../ui/select.tsx'
import { plainQuestion, QuestionHeading } from '../../../attempts/index.ts'
import type { GradingKind, MarkedPaper } from '../grading-kind.ts'
import { PAGE_ANSWERS } from '../workspace/by-question.ts'
import styles from '../workspace/question-workspace.module.css'
import type { AnswerPlace } from '../workspace/use-answer-place.ts'
import type { ByQuestion } from '../workspace/use-by-question.ts'
import frame from '../workspace/workspace.module.css'
import answerOptions from './answer-options.module.css'
import { AnswerOptions } from './answer-options.tsx'
import answersStyles from './answers.module.css'
import { StudentAnswer } from './student-answer.tsx'

interface StudentAnswersProps {
  kind: GradingKind
  paperId: string
  question: Question
  courseId: string
  hasMore: boolean
  paper: Pick<MarkedPaper, 'title' | 'questions'> | undefined
  all: ByQuestion
  place: AnswerPlace
}

/** What was asked, and a page of answers to it. On a phone only the answer at hand. */
export function StudentAnswers(props: StudentAnswersProps) {
  const { kind, paperId, question, hasMore, paper, all, place } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { state } = useLocation()
  const list = useRef<HTMLOListElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const row = list.current?.querySelector(`[data-answer="${place.at}"]`)
    // The question stays in sight until somebody goes on.
    if (!isFirst.current) row?.scrollIntoView({ block: 'nearest' })
    isFirst.current = false
  }, [place.at])
  const first = (place.page - 1) * PAGE_ANSWERS
  const count = all.answers.length
  const { page, pages, waitingCount } = place
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <main id="main" className={frame.answers} tabIndex={0}>
      <div className={styles.tools}>
        {(paper?.questions.length ?? 0) > 1 && (
          <Select
            aria-label={t`Question`}
            value={question._id}
            options={(paper?.questions ?? []).map(({ _id, question }, at) => ({
              value: _id,
              label: `${at + 1}. ${plainQuestion(question)}`,
            }))}
            onChange={(event) =>
              navigate(kind.byQuestionAddress(paperId, event.target.value), { replace: true, state })
            }
          />
        )}
        <fieldset className={answersStyles.seg} aria-label={t`Answers shown`}>
          <button type="button" aria-pressed={!place.isWaitingOnly} onClick={() => place.showWaiting(false)}>
            <Trans>All {count}</Trans>
          </button>
          <button type="button" aria-pressed={place.isWaitingOnly} onClick={() => place.showWaiting(true)}>
            <Trans>Waiting {waitingCount}</Trans>
          </button>
        </fieldset>
      </div>
      <section className={styles.asked} aria-labelledby="asked">
        <QuestionHeading id="asked" text={question.question} />
        {question.image && (
          <img
            className={answerOptions.image}
            src={question.image.url}
            alt={question.image.alt}
            loading="lazy"
          />
        )}
        {question.questionType === 'multiple-choice' && <AnswerOptions question={question} chosen={null} />}
      </section>
      {hasMore && (
        <p className={styles.more}>
          <Trans>These are the first {count} answers. More come up as you save marks.</Trans>
        </p>
      )}
      {place.shown.length === 0 ? (
        <EmptyState title={<Trans>Every answer has marks</Trans>} />
      ) : (
        <div className={answersStyles.answers}>
          <ol ref={list}>
            {place.onPage.map((answer, at) => (
              <StudentAnswer
                key={answer.submissionId}
                answer={answer}
                question={question}
                courseId={props.courseId}
                all={all}
                at={first + at}
                isHere={answer === place.current}
                onGo={() => place.go(answer)}
              />
            ))}
          </ol>
        </div>
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <PageFoot
            list={{ page, pages, total: place.shown.length }}
            rowsOfPage={PAGE_ANSWERS}
            to={place.pageAddress}
          />
        </div>
      )}
    </main>
  )
}
