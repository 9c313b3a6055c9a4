import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallReply, call } from '../../lib/calls/call.ts'

export type SettingsReply = CallReply<'GET /api/settings'>
export type Settings = SettingsReply['settings']

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET /api/settings', { signal }),
})

export async function saveSettings(queryClient: QueryClient, settings: Settings, version: number) {
  const { message, ...reply } = await call('PUT /api/settings', { body: { ...settings, version } })
  queryClient.setQueryData(settingsQuery.queryKey, reply)
  void queryClient.invalidateQueries({ queryKey: ['audit'] })
  return { message, reply }
}
