import type { QuestionType } from '@academy/contract/attempts/rules'
import { useLingui } from '@lingui/react/macro'
import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react'
import { useFocusLater } from '../../../../ui/use-focus-later.ts'
import { placeIn } from './paper-faults.ts'
import { copyOf, type PaperAction } from './paper-reducer.ts'
import { newQuestion, type QuestionDraft } from './paper-values.ts'
import { cardHeadId, focusPlace } from './question-ids.ts'

/** More than these start closed, so that a long paper can be overlooked. */
const OPEN_AT_FIRST = 3

export interface Removed {
  question: QuestionDraft
  at: number
}

/** Which cards are open, what was deleted just now, and where the focus goes after each act. */
export function useQuestions(questions: readonly QuestionDraft[], dispatch: Dispatch<PaperAction>) {
  const { t } = useLingui()
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(questions.length > OPEN_AT_FIRST ? [] : questions.map(({ key }) => key)),
  )
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [said, setSaid] = useState('')
  const [written, setWritten] = useState<string | null>(null)
  useEffect(() => {
    if (written) focusPlace(placeIn(written, 'text'))
  }, [written])
  const focus = useFocusLater()
  const now = useRef(questions)
  now.current = questions

  /** The same functions at every key press: only the card that changed is drawn anew. */
  const act = useMemo(() => {
    const show = (keys: readonly string[], isOpen = true) =>
      setOpen((before) => {
        const next = new Set(before)
        for (const key of keys) isOpen ? next.add(key) : next.delete(key)
        return next
      })
    const numberOf = (key: string) => now.current.findIndex((question) => question.key === key) + 1
    const reveal = (added: readonly QuestionDraft[]) => {
      show(added.slice(0, OPEN_AT_FIRST).map(({ key }) => key))
      if (added[0]) focus(cardHeadId(added[0].key))
    }
    return {
      dispatch,
      show,
      takeIn(added: readonly QuestionDraft[]) {
        dispatch({ do: 'import', questions: added })
        reveal(added)
      },
      goTo(key: string) {
        show([key])
        focus(cardHeadId(key))
      },
      add(questionType: QuestionType) {
        const question = newQuestion(questionType)
        dispatch({ do: 'add', questions: [question] })
        show([question.key])
        // Its text is what comes next, and the card may stand below the window.
        setWritten(question.key)
      },
      duplicate(question: QuestionDraft) {
        const copy = copyOf(question)
        dispatch({ do: 'add', questions: [copy], after: question.key })
        reveal([copy])
      },
      move(key: string, by: -1 | 1) {
        const number = numberOf(key)
        if (number + by < 1 || number + by > now.current.length) return
        dispatch({ do: 'move', key, by })
        // The browser drops the focus of an element that is put elsewhere.
        focus(document.activeElement?.id || cardHeadId(key))
        setSaid(t`Question ${number} is now question ${number + by}`)
      },
      remove(question: QuestionDraft) {
        setRemoved({ question, at: numberOf(question.key) - 1 })
        dispatch({ do: 'remove', key: question.key })
        focus('undo-delete')
      },
      undo({ question, at }: Removed) {
        dispatch({ do: 'put-back', question, at })
        setRemoved(null)
        focus(cardHeadId(question.key))
      },
      forgetRemoved: () => setRemoved(null),
    }
  }, [dispatch, focus, t])

  return { open, removed, said, act }
}

export type QuestionActions = ReturnType<typeof useQuestions>['act']
