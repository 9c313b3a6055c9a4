import { answerState, NO_MARK } from './marks.ts'
import type { Cockpit } from './use-cockpit.ts'

/** A chevron for each question: woven once it has marks. The palette says the same in words. */
export function Weave({ cockpit }: { cockpit: Cockpit }) {
  const { opened, grading, place } = cockpit
  return (
    <div className="cockpit-weave" aria-hidden="true">
      {opened.quiz.questions.map(({ _id, marks }, at) => (
        <i
          key={_id}
          data-done={answerState(grading.marks[_id] ?? NO_MARK, marks) !== 'unmarked' || undefined}
          data-here={at === place.at || undefined}
        />
      ))}
    </div>
  )
}
