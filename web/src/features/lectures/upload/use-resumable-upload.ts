import type { FileLectureType } from '@academy/contract/lectures/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FileUpload } from '../../../ui/file-row.tsx'
import type { KeptUpload } from './kept-form.ts'
import type { Sending } from './send-resumable.ts'

type UploadState = KeptUpload & {
  state: 'sending' | 'failed' | 'arrived'
  message?: string
  isRefused?: boolean
}

/** One file on its way up while the form is typed. `uploadId` is there once all of it has arrived. */
export function useResumableUpload(kept: KeptUpload | null) {
  const [upload, setUpload] = useState<UploadState | null>(() =>
    kept?.uploadId ? { ...kept, state: 'arrived' } : null,
  )
  const sending = useRef<Sending | null>(null)
  const run = useRef(0)
  const awaiting = useRef<((uploadId: string | null) => void) | null>(null)
  const [isAwaited, setIsAwaited] = useState(false)

  const pick = useCallback(async (file: File, type: FileLectureType) => {
    run.current += 1
    const mine = run.current
    void sending.current?.abandon().catch(() => {})
    const change = (next: Partial<UploadState>) =>
      mine === run.current && setUpload((before) => before && { ...before, ...next })
    setUpload({ name: file.name, bytes: file.size, sentBytes: 0, uploadId: null, state: 'sending' })
    const { sendResumable } = await import('./send-resumable.ts')
    const fresh = await sendResumable(file, type, {
      onProgress: (sentBytes) => change({ state: 'sending', sentBytes, message: undefined }),
      onDone: (uploadId) => change({ state: 'arrived', uploadId, sentBytes: file.size }),
      onFailed: (failed) => change({ state: 'failed', ...failed }),
    })
    if (mine !== run.current) return
    sending.current = fresh
    fresh.start()
  }, [])

  const retry = useCallback(() => {
    setUpload((before) => before && { ...before, state: 'sending', message: undefined })
    sending.current?.start()
  }, [])

  const remove = useCallback(() => {
    run.current += 1
    // The server forgets unfinished uploads by itself after a day, should this not reach it.
    void sending.current?.abandon().catch(() => {})
    sending.current = null
    setUpload(null)
  }, [])

  /** The lecture has taken the file: nothing is left to abandon. */
  const forget = useCallback(() => {
    run.current += 1
    sending.current = null
    setUpload(null)
  }, [])

  const hasFailed = upload?.state === 'failed'
  const mayPass = hasFailed && !upload.isRefused
  useEffect(() => {
    if (!mayPass) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [mayPass, retry])

  const { uploadId = null } = upload ?? {}
  const isOver = !upload || uploadId !== null || hasFailed
  useEffect(() => {
    if (!isAwaited || !isOver) return
    awaiting.current?.(uploadId)
    setIsAwaited(false)
  }, [isAwaited, isOver, uploadId])

  /** Its id once all of it is there, null when it fails or is taken back. One that has failed begins again, unless it was refused. */
  const whenArrived = () => {
    if (mayPass) retry()
    setIsAwaited(true)
    return new Promise<string | null>((resolve) => {
      awaiting.current = resolve
    })
  }

  useEffect(() => {
    return () => {
      run.current += 1
      void sending.current?.pause().catch(() => {})
    }
  }, [])

  return {
    upload,
    shown: upload && shownAs(upload),
    /** Somebody waits for it and it is not there. */
    isAwaited: isAwaited && !isOver,
    whenArrived,
    pick,
    retry,
    remove,
    forget,
  }
}

function shownAs({ name, bytes, sentBytes, state, message = '', isRefused }: UploadState): FileUpload {
  if (state === 'sending') return { name, bytes, state, sentBytes }
  if (state === 'failed') return { name, bytes, state, message, isRefused }
  return { name, bytes, state: 'stored' }
}
