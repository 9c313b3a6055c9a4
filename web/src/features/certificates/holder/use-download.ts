import * as M from '@academy/contract/certificates/messages'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { callFile } from '../../../lib/calls/call-file.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../lib/toast.ts'

/** Two presses closer than this are one that was meant once. */
const DOUBLE_PRESS_MS = 800

/** The PDF of a certificate. A double press is one download, however fast the file comes, so that it counts once. */
export function useDownload(id: string) {
  const pressedAt = useRef(-DOUBLE_PRESS_MS)
  const download = useMutation({
    mutationFn: () => callFile('GET /api/certification/certificates/{id}', { params: { id } }),
    onSuccess: (file) => {
      saveFile(file)
      toast.success(M.downloadStarted)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.downloadFailed)),
  })
  const start = () => {
    const now = performance.now()
    if (download.isPending || now - pressedAt.current < DOUBLE_PRESS_MS) return
    pressedAt.current = now
    download.mutate()
  }
  return { start, busy: download.isPending }
}
