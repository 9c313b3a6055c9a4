import type { NoteChoices, NoteChoicesChange } from '@academy/contract/notifications'
import * as M from '@academy/contract/notifications/choices-messages'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'

export const choicesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => call('GET /api/notification-preferences', { signal }),
})

/** Each choice is saved by itself, one after the other; the screen shows what the server has. */
export function useSaveChoices() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NoteChoicesChange) => call('PUT /api/notification-preferences', { body }),
    scope: { id: 'notification-preferences' },
    onSuccess: ({ message, preferences }) => {
      queries.setQueryData(choicesQuery.queryKey, preferences)
      toast.success(message, { id: 'notification-preferences' })
    },
    onError: (failure) => toast.error(failureMessage(failure, M.invalid)),
  })
}

/** After the mailbox was looked after: a letter goes there, and what refuses it is told in the bell again. */
export function useCheckEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/notification-preferences/email-check'),
    onSuccess: ({ message, preferences }) => {
      queries.setQueryData(choicesQuery.queryKey, preferences)
      toast.success(message)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.mailRefused)),
  })
}

/** Shows what the server answered. */
export function useShowChoices(): (preferences: NoteChoices) => void {
  const queries = useQueryClient()
  return (preferences) => queries.setQueryData(choicesQuery.queryKey, preferences)
}

/** The number and what waits for its code, or that alone. */
export function useRemovePhone() {
  const show = useShowChoices()
  return useMutation({
    mutationFn: (query: { only?: 'asked' }) => call('DELETE /api/notification-preferences/phone', { query }),
    onSuccess: ({ message, preferences }) => {
      toast.success(message)
      show(preferences)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.invalid)),
  })
}
