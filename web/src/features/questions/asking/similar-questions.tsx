import { SIMILAR_MIN_LETTERS } from '@academy/contract/questions/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { LinkText } from '../../../ui/link-text.tsx'
import { questionAddress } from '../addresses.ts'
import { similarQuestionsQuery } from '../api.ts'
import { QuestionState } from '../components/question-state.tsx'
import styles from '../components/questions.module.css'

const ASK_AFTER_MS = 350

/** What was asked in the course before and is like what is being typed; a failure shows nothing and stops nobody. */
export function SimilarQuestions({ lectureId, title }: { lectureId: string; title: string }) {
  const id = useId()
  const typed = useSettled(title.trim())
  const isEnough = [...typed].length >= SIMILAR_MIN_LETTERS
  const { data } = useQuery({ ...similarQuestionsQuery(lectureId, typed), enabled: isEnough })
  return (
    <div aria-live="polite" className={styles.live}>
      {isEnough && data && data.length > 0 && (
        <section className={styles.similar} aria-labelledby={id}>
          <h3 id={id}>
            <Trans>Asked before in this course</Trans>
          </h3>
          <ul>
            {data.map(({ _id, title: asked, lecture, state, answers }) => (
              <li key={_id}>
                <LinkText to={questionAddress(lecture._id, _id)}>
                  {asked}
                  {state === 'answered' && <QuestionState state={state} />}
                  <small>
                    {lecture.title} ·{' '}
                    <Plural value={answers} _0="No answers yet" one="# answer" other="# answers" />
                  </small>
                </LinkText>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** What was typed, once the typing rests. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
