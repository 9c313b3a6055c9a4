import type { Question } from '@academy/contract/attempts'
import * as M from '@academy/contract/attempts/messages'
import { optionLetter } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallReply, call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Checkbox, Radio } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Select } from '../../../ui/select.tsx'
import { plainQuestion } from '../question-markup.ts'
import { QuestionText } from '../question-text.tsx'
import { sittingsChanged } from './api.ts'
import { KeyChanges } from './key-changes.tsx'
import { ReasonField } from './reason-field.tsx'

type Changes = CallReply<'POST /api/instructor/assessments/{id}/fix-key'>['changes']

interface KeyFix {
  questionId: string
  key: number | null
  mayLower: boolean
  reason: string
}

interface FixKeyDialogProps {
  assessmentId: string
  questions: readonly Question[]
  onClose: () => void
  onFixed: () => unknown
}

/** The right option of a question, corrected for everybody: first who would change, then the change. */
export function FixKeyDialog({ assessmentId, questions, onClose, onFixed }: FixKeyDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const choices = questions.flatMap((question, at) =>
    question.questionType === 'multiple-choice' ? [{ question, number: at + 1 }] : [],
  )
  const [preview, setPreview] = useState<{ of: string; changes: Changes }>()
  /** Who would change by what is chosen; undefined before that was asked. */
  const changesOf = (values: KeyFix) => (preview?.of === choiceOf(values) ? preview.changes : undefined)
  const form = useForm<KeyFix>(
    { questionId: choices[0]?.question._id ?? '', key: null, mayLower: false, reason: '' },
    {
      check: (values) => (changesOf(values) && !values.reason.trim() ? { reason: M.reasonRequired } : {}),
      send: async (values) => {
        const { key, reason, ...rest } = values
        const { message, ...reply } = await call('POST /api/instructor/assessments/{id}/fix-key', {
          params: { id: assessmentId },
          body: { ...rest, correctOption: key ?? 0, reason: reason.trim(), isPreview: !changesOf(values) },
        })
        if (!changesOf(values)) return setPreview({ of: choiceOf(values), changes: reply.changes })
        toast.success(message)
        onClose()
        await Promise.all([sittingsChanged(queryClient), onFixed()])
      },
    },
  )
  const { questionId, key, mayLower } = form.values
  const question = choices.find((choice) => choice.question._id === questionId)?.question
  const changes = changesOf(form.values)
  const change = (part: Partial<KeyFix>) => form.replace((before) => ({ ...before, ...part }))
  return (
    <FormDialog
      wide
      title={t`Fix an answer key`}
      form={form}
      verb={changes ? <Trans>Fix the key</Trans> : <Trans>See who changes</Trans>}
      isIdle={key === null || key === question?.correctOption}
      onClose={onClose}
    >
      <Field label={<Trans>Question</Trans>}>
        <Select
          value={questionId}
          options={choices.map((choice) => ({
            value: choice.question._id,
            label: `${choice.number}. ${plainQuestion(choice.question.question)}`,
          }))}
          onChange={(event) => change({ questionId: event.target.value, key: null })}
        />
      </Field>
      <Field group label={<Trans>The right option is</Trans>}>
        {question?.options.map((option, index) => (
          <Radio
            // biome-ignore lint/suspicious/noArrayIndexKey: the options of a question stand still here
            key={`${questionId}-${index}`}
            name="fixed-key"
            checked={key === index}
            label={
              <>
                <b className="num">{optionLetter(index)}</b>{' '}
                <QuestionText inline text={option} className="inline-block" />
              </>
            }
            detail={index === question.correctOption ? <Trans>The key now</Trans> : undefined}
            onChange={() => change({ key: index })}
          />
        ))}
      </Field>
      <Checkbox
        label={<Trans>Marks may also become fewer</Trans>}
        detail={<Trans>Otherwise whoever was marked right by the old key keeps the marks.</Trans>}
        checked={mayLower}
        onChange={(event) => change({ mayLower: event.target.checked })}
      />
      {changes && (
        <>
          <KeyChanges changes={changes} />
          <ReasonField form={form} />
        </>
      )}
    </FormDialog>
  )
}

const choiceOf = ({ questionId, key, mayLower }: KeyFix) => JSON.stringify([questionId, key, mayLower])
