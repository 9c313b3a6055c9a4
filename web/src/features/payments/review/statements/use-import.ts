import * as M from '@academy/contract/payments/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CallReply, call, failureMessage } from '../../../../lib/calls/call.ts'
import { type FileUpload, failedUpload } from '../../../../ui/file-row.tsx'
import { statementsChanged } from '../api.ts'

export type Imported = CallReply<'POST /api/payment-statements'>

/** A statement on its way: a file, or pasted lines. What failed stays, to be fixed and sent again. */
export function useImport() {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [sentBytes, setSentBytes] = useState(0)
  const abort = useRef<AbortController>(null)
  const send = useMutation({
    mutationFn: () => {
      const form = new FormData()
      if (file) form.set('file', file)
      else form.set('text', text)
      abort.current = new AbortController()
      setSentBytes(0)
      return call('POST /api/payment-statements', {
        form,
        signal: abort.current.signal,
        onUploadProgress: (progress) => setSentBytes(progress.sentBytes),
      })
    },
    onSuccess: () => statementsChanged(queryClient),
  })
  const isAborted = abort.current?.signal.aborted ?? false
  const failure = isAborted ? null : send.error
  return {
    text,
    setText,
    upload: file ? uploadOf(file, send.isPending, sentBytes, failure) : undefined,
    error: failure && failureMessage(failure, M.statementImportFailed),
    isSending: send.isPending,
    result: send.data,
    hasSomething: file !== null || text.trim() !== '',
    pick: (picked: File | null) => {
      send.reset()
      setFile(picked)
    },
    send: () => send.mutate(),
    cancel: () => abort.current?.abort(),
    /** Back to the form with what was typed, to fix it. */
    fix: () => send.reset(),
    another: () => {
      send.reset()
      setFile(null)
      setText('')
    },
  }
}

function uploadOf(file: File, isSending: boolean, sentBytes: number, failure: Error | null): FileUpload {
  const known = { name: file.name, bytes: file.size }
  if (isSending) return { ...known, state: 'sending', sentBytes }
  return failure
    ? { ...known, ...failedUpload(failure, M.statementImportFailed) }
    : { ...known, state: 'chosen' }
}
