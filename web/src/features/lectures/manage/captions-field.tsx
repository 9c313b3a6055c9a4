import type { Lecture } from '@academy/contract/lectures'
import * as M from '@academy/contract/lectures/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { type FileUpload, failedUpload } from '../../../ui/file-row.tsx'
import { lecturesChanged } from './api.ts'

const CAPTIONS_MAX_BYTES = 1_000_000

/** WebVTT captions of a video or audio; each choice is saved at once. */
export function CaptionsField({ lecture }: { lecture: Pick<Lecture, '_id' | 'captions'> }) {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [hasCaptions, setHasCaptions] = useState(lecture.captions !== null)
  const saving = useMutation({
    mutationFn: async (chosen: File | null) =>
      call('PUT /api/instructor/lectures/{id}/captions', {
        params: { id: lecture._id },
        body: { captions: chosen ? await chosen.text() : '' },
      }),
    onSuccess: async ({ message, lecture: saved }) => {
      setHasCaptions(saved.captions !== null)
      if (saved.captions === null) setFile(null)
      toast.success(message)
      await lecturesChanged(queryClient)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.updateFailed)),
  })
  const save = (chosen: File | null) => {
    if (chosen) setFile(chosen)
    saving.mutate(chosen)
  }
  return (
    <Field
      label={<Trans>Captions</Trans>}
      optional
      hint={<Trans>A WebVTT file. Captions are saved as soon as you choose them.</Trans>}
    >
      <FileDrop
        accept={['.vtt']}
        maxBytes={CAPTIONS_MAX_BYTES}
        typesInWords=".vtt"
        upload={shownAs(file, hasCaptions, saving)}
        sayFault={(fault) => (fault === 'type' ? M.captionsInvalid : null)}
        disabled={saving.isPending}
        onPick={save}
        onRetry={() => save(saving.variables ?? null)}
        onRemove={() => (hasCaptions ? save(null) : setFile(null))}
      />
    </Field>
  )
}

function shownAs(
  file: File | null,
  hasCaptions: boolean,
  saving: { isPending: boolean; error: unknown },
): FileUpload | undefined {
  const name = file?.name ?? 'captions.vtt'
  const bytes = file?.size
  if (file && saving.isPending) return { name, bytes, state: 'sending', sentBytes: 0 }
  if (file && saving.error) return { name, bytes, ...failedUpload(saving.error, M.updateFailed) }
  return hasCaptions ? { name, bytes, state: 'stored' } : undefined
}
