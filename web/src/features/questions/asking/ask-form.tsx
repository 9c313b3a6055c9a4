import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { type DraftKey, readDraft } from '../../../lib/device/form-draft.ts'
import { useKeeping, useKeptText } from '../../../lib/device/kept-text.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { QUESTIONS_KEY } from '../api.ts'
import styles from '../components/questions.module.css'
import { checkQuestion, type QuestionText } from './check-question.ts'
import { OfflineNote } from './offline-note.tsx'
import { QuestionFields } from './question-fields.tsx'
import { SimilarQuestions } from './similar-questions.tsx'

const draftOf = (lectureId: string): DraftKey => `draft:question:${lectureId}`

/** A question was begun under this lecture and not sent. */
export const hasBegunAsking = (lectureId: string): boolean => readDraft(draftOf(lectureId)) !== null

interface AskFormProps {
  lectureId: string
  onClose: () => void
  onAsked: () => void
}

/** Kept while it is written; what was asked before stands under its first line. */
export function AskForm({ lectureId, onClose, onAsked }: AskFormProps) {
  const client = useQueryClient()
  const name = draftOf(lectureId)
  const kept = useKeptText(name, { title: '', body: '' })
  const form = useForm<QuestionText>(kept.initial, {
    check: checkQuestion,
    send: async ({ title, body }) => {
      const { message } = await call('POST /api/lecture/{lectureId}/questions', {
        params: { lectureId },
        body: { title, body, key: kept.key },
      })
      kept.forget()
      toast.success(message)
      onAsked()
      void client.invalidateQueries({ queryKey: QUESTIONS_KEY })
    },
  })
  useKeeping(name, { ...form.values }, kept.key)
  const place = useRef<HTMLDivElement>(null)
  const { wasBegun } = kept
  // Who pressed the button writes at once; who comes back to a draft is not carried down to it.
  useEffect(() => {
    if (!wasBegun) place.current?.querySelector('input')?.focus()
  }, [wasBegun])
  return (
    <div ref={place}>
      <form {...form.form} className={styles.form}>
        <QuestionFields
          form={form}
          between={<SimilarQuestions lectureId={lectureId} title={form.values.title} />}
        />
        <FormProblem form={form}>{form.problem}</FormProblem>
        <OfflineNote />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            <Trans>Ask the class</Trans>
          </Button>
          <Button
            onClick={() => {
              kept.forget()
              onClose()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </div>
  )
}
