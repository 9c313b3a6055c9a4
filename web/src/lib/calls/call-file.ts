import type { SavedFile } from '../save-file.ts'
import { urlOf } from './call.ts'
import { readFailure, unreachable } from './call-failure.ts'
import type { CallAddress, CallInput } from './call-types.ts'
import { announceSessionEnd, sessionToken } from './session-token.ts'

/** Fetches a file that needs the session's token, which a link cannot send. Fails as `call` does. */
export async function callFile<A extends CallAddress & `GET ${string}`>(
  address: A,
  input: Pick<CallInput<A> & { params?: object; query?: object }, 'params' | 'query'> = {},
): Promise<SavedFile> {
  const token = sessionToken()
  const url = urlOf(address.slice('GET '.length), input.params as Record<string, string>, input.query)
  let response: Response
  let blob: Blob
  try {
    response = await fetch(url, { headers: token ? { token } : {}, cache: 'no-store' })
    blob = await response.blob()
  } catch {
    throw unreachable()
  }
  if (response.status === 401 && token) announceSessionEnd(token)
  if (!response.ok) throw readFailure(response.status, await blob.text())
  return { blob, fileName: nameIn(response.headers.get('content-disposition') ?? '') }
}

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'file'
}
