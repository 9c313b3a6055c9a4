import * as M from '@academy/contract/system/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../lib/calls/call.ts'
import { toast } from '../../lib/toast.ts'
import { ALL_OF_SYSTEM } from './api.ts'

/** Each asks once, says what the server did, and has the figures read again. */
export function useJobActions() {
  const queryClient = useQueryClient()
  const done = ({ message }: { message: string }) => {
    toast.success(message)
    return queryClient.invalidateQueries(ALL_OF_SYSTEM)
  }
  const failed = (error: Error) => toast.error(failureMessage(error, M.retryFailed))
  return {
    retry: useMutation({
      mutationFn: (id: string) => call('POST /api/system/failed-jobs/{id}/retry', { params: { id } }),
      onSuccess: done,
      onError: failed,
    }),
    retryAll: useMutation({
      mutationFn: (name: string) => call('POST /api/system/failed-jobs/retry', { body: { name } }),
      onSuccess: done,
      onError: failed,
    }),
    drop: useMutation({
      mutationFn: (id: string) => call('DELETE /api/system/failed-jobs/{id}', { params: { id } }),
      onSuccess: done,
    }),
  }
}
