import * as M from '@academy/contract/certificates/messages'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../lib/toast.ts'
import { type FieldErrors, type Form, useForm } from '../../../ui/form/use-form.ts'
import { certificatesChanged } from '../api.ts'

interface RequestFormSteps<V> {
  send: (values: V) => Promise<{ message: string }>
  onDone: () => void
}

/** A change to one request that is made with a reason: says the server's word, closes the dialog, and every list looks again. */
export function useRequestForm<V extends { reason: string }>(
  initial: V,
  { send, onDone }: RequestFormSteps<V>,
): Form<V> {
  const queryClient = useQueryClient()
  return useForm(initial, {
    check: ({ reason }) =>
      (reason.trim() ? {} : { reason: M.reasonRequired }) as FieldErrors<keyof V & string>,
    send: async (values) => {
      try {
        const { message } = await send({ ...values, reason: values.reason.trim() })
        toast.success(message)
        onDone()
      } finally {
        void certificatesChanged(queryClient)
      }
    },
  })
}
