import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import type { DraftKey } from '../../../lib/device/form-draft.ts'
import { useKeeping, useKeptText } from '../../../lib/device/kept-text.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { QUESTIONS_KEY } from '../api.ts'
import { OfflineNote } from '../asking/offline-note.tsx'
import styles from '../components/questions.module.css'
import { AnswerField, checkAnswer } from './answer-field.tsx'

/** Under the answers; what is written is kept until it has arrived. */
export function AnswerForm({ questionId }: { questionId: string }) {
  const client = useQueryClient()
  const name: DraftKey = `draft:answer:${questionId}`
  const kept = useKeptText(name, { body: '' })
  const form = useForm(kept.initial, {
    check: checkAnswer,
    send: async ({ body }) => {
      const { message } = await call('POST /api/questions/{id}/answers', {
        params: { id: questionId },
        body: { body, key: kept.key },
      })
      kept.forget()
      form.reset({ body: '' })
      toast.success(message)
      await client.invalidateQueries({ queryKey: QUESTIONS_KEY })
    },
  })
  useKeeping(name, { ...form.values }, kept.key)
  return (
    <form {...form.form} className={styles.form}>
      <AnswerField form={form} />
      <FormProblem form={form}>{form.problem}</FormProblem>
      <OfflineNote />
      <Button type="submit" variant="primary" busy={form.isBusy} className={styles.more}>
        <Trans>Answer</Trans>
      </Button>
    </form>
  )
}
