import { ANSWER_MAX_LENGTH } from '@academy/contract/questions/rules'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import styles from '../components/questions.module.css'
import { useQuestionAct } from '../use-question-act.ts'
import { checkAnswer } from './answer-form.tsx'

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
      <Field label={<Trans>Your answer</Trans>} error={form.errors.body}>
        <TextArea
          name="body"
          value={form.values.body}
          maxLength={ANSWER_MAX_LENGTH}
          onChange={(event) => form.set('body', event.target.value)}
        />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
