import type { UploadProgress } from './call-types.ts'

interface Answer {
  status: number
  text: string
}

/** fetch cannot tell how much has gone up; XMLHttpRequest can. Rejects with a TypeError when no answer comes, like fetch. */
export function sendWithProgress(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: FormData | string | undefined,
  onProgress: (progress: UploadProgress) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total })
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new TypeError('no answer'))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', abort)
    request.send(body)
  })
}
