import * as M from '@academy/contract/notifications/push-messages'
import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { PushRefused, pushSupport, turnPushOff, turnPushOn } from './push-device.ts'

/** Null where the academy sends no push. */
export const pushKeyQuery = queryOptions({
  queryKey: ['push', 'key'],
  queryFn: async ({ signal }) => (await call('GET /api/push/key', { signal })).publicKey,
})

export const pushDevicesQuery = queryOptions({
  queryKey: ['push', 'devices'],
  queryFn: async ({ signal }) => (await call('GET /api/push/subscriptions', { signal })).devices,
})

/** What this browser says of itself: asked anew whenever the page is looked at, as it is changed in the browser's settings. */
export const pushSupportQuery = (publicKey: string) =>
  queryOptions({
    queryKey: ['push', 'support', publicKey],
    queryFn: () => pushSupport(publicKey),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export function useTurnOn(publicKey: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      let said = ''
      await turnPushOn(publicKey, async (body) => {
        const { message, devices } = await call('PUT /api/push/subscriptions', { body })
        queries.setQueryData(pushDevicesQuery.queryKey, devices)
        said = message
      })
      return said
    },
    onSuccess: (message) => toast.success(message),
    onError: (failure) => toast.error(refusalReason(failure)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['push', 'support'] }),
  })
}

function refusalReason(failure: unknown): string {
  if (!(failure instanceof PushRefused)) return failureMessage(failure, M.invalid)
  if (failure.reason === 'denied') return t`Your browser blocks notifications of this page`
  if (failure.reason === 'dismissed')
    return t`Nothing was turned on: your browser was not given the permission`
  return t`Your browser does not reach its push service. Try again on another network`
}

export function useTurnOff() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const said = await call('DELETE /api/push/subscriptions')
      await turnPushOff()
      return said
    },
    onSuccess: ({ message, devices }) => {
      queries.setQueryData(pushDevicesQuery.queryKey, devices)
      toast.success(message)
    },
    onError: (failure) => toast.error(failureMessage(failure, t`It could not be turned off`)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['push', 'support'] }),
  })
}

export function useRemoveDevice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/push/subscriptions/{id}', { params: { id } }),
    onSuccess: ({ message, devices }) => {
      queries.setQueryData(pushDevicesQuery.queryKey, devices)
      toast.success(message)
    },
    onError: (failure) => {
      toast.error(failureMessage(failure, M.deviceNotFound))
      void queries.invalidateQueries({ queryKey: pushDevicesQuery.queryKey })
    },
  })
}

export function useTestPush() {
  return useMutation({
    mutationFn: () => call('POST /api/push/test'),
    onSuccess: ({ message }) => toast.success(message),
    onError: (failure) => toast.error(failureMessage(failure, M.notOn)),
  })
}
