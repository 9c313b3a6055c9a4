import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/call.ts'
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
  return {
    run: mutation.mutate,
    busy: mutation.isPending,
    /** What failed before is no word on another input. */
    forget: mutation.reset,
    error: mutation.error && !isCancelled(mutation.error) && failureMessage(mutation.error, failed),
  }
}

/** By the person, not by the line. */
const isCancelled = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError'
