import { useMutation } from '@tanstack/react-query'
import { failureMessage } from './calls/call.ts'
import { type SavedFile, saveFile } from './save-file.ts'
import { toast } from './toast.ts'

/** Fetches a file (`callFile`) and gives it to the browser to save; what went wrong is told in a toast. */
export function useSaveFile(fetchFile: () => Promise<SavedFile>, failed: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: saveFile,
    onError: (failure) => toast.error(failureMessage(failure, failed)),
  })
  return { save: () => mutate(), isSaving: isPending }
}
