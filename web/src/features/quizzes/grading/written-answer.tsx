import { Plural, Trans } from '@lingui/react/macro'
import { QuestionText } from '../../attempts/index.ts'
import './answer-options.css'

/** What a student wrote, as it is meant to be read, and how long it is. */
export function WrittenAnswer({ text }: { text: string }) {
  const words = text.trim().split(/\s+/).filter(Boolean).length
  if (words === 0) {
    return (
      <p className="answer-words text-muted">
        <Trans>No answer</Trans>
      </p>
    )
  }
  return (
    <>
      <div className="answer-words">
        <QuestionText text={text} />
      </div>
      <p className="answer-count num">
        <Plural value={words} one="# word" other="# words" />
      </p>
    </>
  )
}
