import type { LectureInList } from '@academy/contract/lectures'
import type { QuizInList } from '@academy/contract/quizzes'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { editLectureAddress } from '../../courses/index.ts'
import { LectureFacts } from '../../lectures/index.ts'
import { adminEditQuizAddress } from '../../quizzes/index.ts'

/** A lecture leads to where it is edited. */
export function LectureLine({ lecture }: { lecture: LectureInList }) {
  return (
    <li>
      <div>
        <b>
          <Link to={editLectureAddress(lecture._id)}>{lecture.title}</Link>
        </b>
        <LectureFacts lecture={lecture} />
      </div>
    </li>
  )
}

/** A quiz, too, with what was handed in. */
export function QuizLine({ quiz }: { quiz: QuizInList }) {
  const { questionCount, timeLimit, totalSubmissions = 0, pendingSubmissions = 0 } = quiz
  return (
    <li>
      <div>
        <b>
          <Link to={adminEditQuizAddress(quiz._id)}>{quiz.title}</Link>
        </b>
        <small className="num">
          <Plural value={questionCount} one="# question" other="# questions" />
          {' · '}
          <Trans>{timeLimit} min</Trans>
          {' · '}
          <Plural value={totalSubmissions} one="# submission" other="# submissions" />
          {pendingSubmissions > 0 && (
            <>
              {' · '}
              <Plural value={pendingSubmissions} one="# to grade" other="# to grade" />
            </>
          )}
        </small>
      </div>
    </li>
  )
}
