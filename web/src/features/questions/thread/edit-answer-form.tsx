import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import styles from '../components/questions.module.css'
import { useQuestionAct } from '../use-question-act.ts'
import { AnswerField, checkAnswer } from './answer-field.tsx'

interface EditAnswerFormProps {
  answer: { _id: string; body: string }
  onClose: () => void
}

export function EditAnswerForm({ answer, onClose }: EditAnswerFormProps) {
  const save = useQuestionAct((body: string) =>
    call('PUT /api/answers/{id}', { params: { id: answer._id }, body: { body } }),
  )
  const form = useForm(
    { body: answer.body },
    {
      check: checkAnswer,
      send: async ({ body }) => {
        await save.mutateAsync(body)
        onClose()
      },
    },
  )
  return (
    <form {...form.form} className={styles.edit}>
      <AnswerField form={form} autoFocus />
      <FormEnd form={form} verb={<Trans>Save</Trans>} onCancel={onClose} />
    </form>
  )
}
