import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates/messages'
import { useMutation } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/call.ts'
import { callFile } from '../../../lib/call-file.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../lib/toast.ts'

/** The PDF of a certificate. A second press while it comes is ignored, so that it counts once. */
export function useDownload(id: string) {
  return useMutation({
    mutationFn: () => callFile('GET /api/certification/certificates/{id}', { params: { id } }),
    onSuccess: (file) => {
      saveFile(file)
      toast.success(M.downloadStarted)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.downloadFailed)),
  })
}
