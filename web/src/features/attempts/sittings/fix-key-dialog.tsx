import type { Question } from '@academy/contract/attempts'
import * as M from '@academy/contract/attempts/messages'
import { optionLetter, REASON_MAX_LENGTH } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Radio } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { plainQuestion } from '../question-markup.ts'
import { QuestionText } from '../question-text.tsx'
import { sittingsChanged } from './api.ts'
import { KeyChanges } from './key-changes.tsx'

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
  const [questionId, setQuestionId] = useState(choices[0]?.question._id ?? '')
  const [key, setKey] = useState<number | null>(null)
  const [mayLower, setMayLower] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const question = choices.find((choice) => choice.question._id === questionId)?.question
  const fix = (isPreview: boolean) =>
    call('POST /api/instructor/assessments/{id}/fix-key', {
      params: { id: assessmentId },
      body: { questionId, correctOption: key ?? 0, reason: reason.trim(), mayLower, isPreview },
    })
  const preview = useMutation({ mutationFn: () => fix(true) })
  const fixing = useMutation({
    mutationFn: () => fix(false),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await Promise.all([sittingsChanged(queryClient), onFixed()])
    },
  })
  const isNewKey = key !== null && key !== question?.correctOption
  const changed = () => {
    preview.reset()
    fixing.reset()
  }
  const apply = () => {
    setIsTried(true)
    if (reason.trim() !== '') fixing.mutate()
  }
  const failure = preview.error ?? fixing.error
  return (
    <Dialog
      open
      wide
      locked={fixing.isPending}
      onClose={onClose}
      title={t`Fix an answer key`}
      footer={
        <>
          <Button onClick={onClose} disabled={fixing.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          {preview.data ? (
            <Button variant="primary" busy={fixing.isPending} onClick={apply}>
              <Trans>Fix the key</Trans>
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={preview.isPending}
              disabled={!isNewKey}
              onClick={() => preview.mutate()}
            >
              <Trans>See who changes</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={<Trans>Question</Trans>}>
          <Select
            value={questionId}
            options={choices.map((choice) => ({
              value: choice.question._id,
              label: `${choice.number}. ${plainQuestion(choice.question.question)}`,
            }))}
            onChange={(event) => {
              setQuestionId(event.target.value)
              setKey(null)
              changed()
            }}
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
              onChange={() => {
                setKey(index)
                changed()
              }}
            />
          ))}
        </Field>
        <Checkbox
          label={<Trans>Marks may also become fewer</Trans>}
          detail={<Trans>Otherwise whoever was marked right by the old key keeps the marks.</Trans>}
          checked={mayLower}
          onChange={(event) => {
            setMayLower(event.target.checked)
            changed()
          }}
        />
        {preview.data && (
          <>
            <KeyChanges changes={preview.data.changes} />
            <Field
              label={<Trans>Reason</Trans>}
              hint={<Trans>It stays in the log of this quiz or exam.</Trans>}
              error={isTried && reason.trim() === '' && M.reasonRequired}
            >
              <TextArea
                rows={2}
                maxLength={REASON_MAX_LENGTH}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          </>
        )}
        <div role="alert">
          {failure && <FieldError>{failureMessage(failure, t`The key could not be fixed`)}</FieldError>}
        </div>
      </div>
    </Dialog>
  )
}
