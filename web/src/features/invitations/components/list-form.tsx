import type { JudgedLine } from '@academy/contract/invitations'
import * as M from '@academy/contract/invitations/messages'
import { INVITATION_LIST_MAX_BYTES } from '@academy/contract/invitations/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CallReply, call, failureMessage } from '../../../lib/calls/call.ts'
import { dropDraft, keepDraft, readDraft, useDraft } from '../../../lib/device/form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PreviewLines } from './preview-lines.tsx'

type Sent = CallReply<'POST /api/invitations'>

const DRAFT = 'draft:invitation-list'

/** A pasted or chosen list, read and judged by the server before anybody is invited; wrong lines are left out knowingly. It stays on the
 * device until it is sent, and is read anew after a reload. */
export function ListForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useLingui()
  const [kept] = useState(() => readDraft<{ text: string }>(DRAFT))
  const [text, setText] = useState(kept?.text ?? '')
  const reading = useMutation({
    mutationFn: (list: string) => {
      keepDraft(DRAFT, { text: list })
      return call('POST /api/invitations/preview', { body: { text: list } })
    },
  })
  const sending = useMutation({
    mutationFn: sendLines,
    onSuccess: (sent) => {
      dropDraft(DRAFT)
      onSent(sent)
    },
  })
  useDraft(DRAFT, { text }, text !== '' && !sending.isSuccess)
  const { mutate: readList } = reading
  useEffect(() => {
    if (kept) readList(kept.text)
  }, [kept, readList])
  const change = (list: string) => {
    if (list === '') dropDraft(DRAFT)
    setText(list)
    reading.reset()
    sending.reset()
  }
  const read = reading.data
  const good = read?.lines.filter(({ problems }) => problems.length === 0) ?? []
  const problem = reading.error
    ? failureMessage(reading.error, M.previewFailed)
    : sending.error && failureMessage(sending.error, M.sendFailed)
  return (
    <div className="grid gap-4">
      {!read && (
        <>
          <FileDrop
            accept={['.csv', '.txt']}
            maxBytes={INVITATION_LIST_MAX_BYTES}
            typesInWords={<Trans>CSV</Trans>}
            onPick={async (file) => {
              const list = await file.text()
              change(list)
              reading.mutate(list)
            }}
          />
          <Field
            label={<Trans>Or paste the list</Trans>}
            hint={
              <Trans>
                One person a line: name, email, role, courses. Several courses are parted by semicolons.
              </Trans>
            }
          >
            <TextArea
              rows={6}
              value={text}
              placeholder={t`Aline Uwase, aline@example.rw, user, Your First Web Page`}
              onChange={(event) => change(event.target.value)}
            />
          </Field>
        </>
      )}
      {read && (
        <>
          <p role="status">
            <Plural value={read.good} one="# line is ready." other="# lines are ready." />{' '}
            {read.bad > 0 && (
              <Plural value={read.bad} one="# line is left out." other="# lines are left out." />
            )}
          </p>
          <PreviewLines lines={read.lines} />
        </>
      )}
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap justify-end gap-2">
        {read ? (
          <>
            <Button disabled={sending.isPending} onClick={reading.reset}>
              <Trans>Change the list</Trans>
            </Button>
            <Button
              variant="primary"
              busy={sending.isPending}
              disabled={good.length === 0}
              onClick={() => sending.mutate(good)}
            >
              <Plural
                value={good.length}
                _0="Nobody to invite"
                one="Invite # person"
                other="Invite # people"
              />
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            busy={reading.isPending}
            disabled={text.trim() === ''}
            onClick={() => reading.mutate(text)}
          >
            <Trans>Check the list</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

const sendLines = (lines: readonly JudgedLine[]) =>
  call('POST /api/invitations', {
    body: {
      lines: lines.map(({ name, email, role, courses }) => ({
        ...{ name, email, role },
        courses: courses.map(({ _id }) => _id),
      })),
    },
  })
