import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { certificatesChanged } from '../api.ts'

/** A change to one request: says the server's word, closes the dialog, and every list looks again. */
export function useRequestChange<Input = void>(
  change: (input: Input) => Promise<{ message: string }>,
  { failed, onDone }: { failed: string; onDone: () => void },
) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      toast.success(message)
      onDone()
    },
    onError: (failure) => {
      if (!isCancelled(failure)) toast.error(failureMessage(failure, failed))
    },
    onSettled: () => certificatesChanged(queryClient),
  })
  const failure = isCancelled(mutation.error) ? null : mutation.error
  return {
    run: mutation.mutate,
    busy: mutation.isPending,
    /** What failed before is no word on another input. */
    forget: mutation.reset,
    failure,
    error: failure && failureMessage(failure, failed),
  }
}

/** By the person, not by the line. */
const isCancelled = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError'
