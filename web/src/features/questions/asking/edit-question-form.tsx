import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import styles from '../components/questions.module.css'
import { useQuestionAct } from '../use-question-act.ts'
import { checkQuestion, type QuestionText } from './check-question.ts'
import { QuestionFields } from './question-fields.tsx'

interface EditQuestionFormProps {
  question: QuestionText & { _id: string }
  onClose: () => void
}

export function EditQuestionForm({ question, onClose }: EditQuestionFormProps) {
  const save = useQuestionAct((body: QuestionText) =>
    call('PUT /api/questions/{id}', { params: { id: question._id }, body }),
  )
  const form = useForm<QuestionText>(
    { title: question.title, body: question.body },
    {
      check: checkQuestion,
      send: async (values) => {
        await save.mutateAsync(values)
        onClose()
      },
    },
  )
  return (
    <form {...form.form} className={styles.form}>
      <QuestionFields form={form} autoFocus />
      <FormEnd form={form} verb={<Trans>Save</Trans>} onCancel={onClose} />
    </form>
  )
}
