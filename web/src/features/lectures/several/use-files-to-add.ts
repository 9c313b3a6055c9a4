import * as M from '@academy/contract/lectures/messages'
import { MAX_FILE_BYTES } from '@academy/contract/lectures/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { lecturesChanged } from '../manage/api.ts'
import type { Audience } from '../manage/form-faults.ts'
import { saveLecture } from '../manage/save-lecture.ts'
import type { Sending } from '../upload/send-resumable.ts'
import {
  byName,
  type FileToAdd,
  isTooLarge,
  nextToAdd,
  nextToSend,
  stepFiles,
  titleOf,
  typeOf,
  withoutWords,
} from './files-to-add.ts'

interface Setup {
  audience: Audience
  courseId: string
  /** Already dropped when the form came. */
  first?: readonly File[] | undefined
  /** Every file has become a lecture, or has failed. */
  onDone: (counts: { added: number; failed: number }) => void
}

function rowOf(file: File, id: string): FileToAdd {
  const { name, size: bytes } = file
  const { type, fits } = typeOf(file)
  const title = titleOf(name)
  const message = !fits
    ? M.fileTypeInvalid(type)
    : isTooLarge(bytes, type)
      ? M.fileTooLarge(MAX_FILE_BYTES[type])
      : ''
  const state = message ? 'refused' : 'waiting'
  return { id, name, bytes, type, title, description: title, state, sentBytes: 0, uploadId: null, message }
}

let count = 0

/** Files go up as soon as they are chosen; a lecture is made of one only when all of it has arrived. */
export function useFilesToAdd({ audience, courseId, first, onDone }: Setup) {
  const queryClient = useQueryClient()
  const [files, tell] = useReducer(stepFiles, [])
  const [isAdding, setIsAdding] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const chosen = useRef(new Map<string, { file: File; sending: Sending | null }>())
  const isGone = useRef(false)
  const change = useCallback((id: string, change: Partial<FileToAdd>) => {
    if (!isGone.current) tell({ type: 'changed', id, change })
  }, [])

  const send = useCallback(
    async ({ id, type }: FileToAdd) => {
      const own = chosen.current.get(id)
      if (!own) return
      change(id, { state: 'sending', message: '' })
      if (own.sending) return own.sending.start()
      const { sendResumable } = await import('../upload/send-resumable.ts')
      const fresh = await sendResumable(own.file, type, {
        onProgress: (sentBytes) => change(id, { sentBytes }),
        onDone: (uploadId) => change(id, { state: 'arrived', uploadId, sentBytes: own.file.size }),
        onFailed: ({ message, isRefused }) =>
          change(id, { state: isRefused ? 'refused' : 'failed', message }),
      })
      if (!chosen.current.has(id) || isGone.current) return
      own.sending = fresh
      fresh.start()
    },
    [change],
  )
  useEffect(() => {
    for (const one of nextToSend(files)) void send(one)
  }, [files, send])

  const add = useCallback(
    async ({ id, title, description, type, uploadId }: FileToAdd) => {
      change(id, { state: 'adding' })
      try {
        const draft = { title, description, lectureType: type }
        await saveLecture({ audience, courseId, draft, uploadId })
        chosen.current.delete(id)
        change(id, { state: 'added' })
      } catch (failure) {
        const message = failureMessage(failure, audience === 'admin' ? M.createFailed : M.addFailed)
        // The words can be changed, the file cannot.
        const isOfTheFile = failure instanceof CallFailure && 'file' in failure.fields
        change(id, { state: isOfTheFile ? 'refused' : 'failed', message })
      }
    },
    [audience, courseId, change],
  )
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (!isAdding) return
    const next = nextToAdd(files)
    if (next?.state === 'arrived') void add(next)
    if (next) return
    setIsAdding(false)
    const countOf = (state: FileToAdd['state']) => files.filter((file) => file.state === state).length
    void lecturesChanged(queryClient)
    done.current({ added: countOf('added'), failed: countOf('failed') + countOf('refused') })
  }, [isAdding, files, add, queryClient])

  useEffect(() => {
    isGone.current = false
    const all = chosen.current
    return () => {
      isGone.current = true
      // The same files go on later where they stopped.
      for (const { sending } of all.values()) void sending?.pause().catch(() => {})
    }
  }, [])

  const choose = useCallback((picked: readonly File[]) => {
    const rows = byName(picked).map((file) => {
      count += 1
      const row = rowOf(file, `file-${count}`)
      if (row.state === 'waiting') chosen.current.set(row.id, { file, sending: null })
      return row
    })
    tell({ type: 'chosen', files: rows })
  }, [])
  const taken = useRef<readonly File[]>(undefined)
  useEffect(() => {
    if (!first || first === taken.current) return
    taken.current = first
    choose(first)
  }, [first, choose])

  return {
    files,
    isAdding,
    missing,
    choose,
    set: (id: string, words: Partial<Pick<FileToAdd, 'title' | 'description'>>) => {
      setMissing(missing.filter((one) => one !== id))
      change(id, words)
    },
    remove: (id: string) => {
      // Should it not arrive, the server forgets an unfinished upload by itself after a day.
      void chosen.current
        .get(id)
        ?.sending?.abandon()
        .catch(() => {})
      chosen.current.delete(id)
      tell({ type: 'removed', id })
    },
    /** What has arrived only wants its lecture; the rest goes on where it stopped. */
    retry: (file: FileToAdd) => {
      if (file.uploadId) change(file.id, { state: 'arrived', message: '' })
      else change(file.id, { state: 'waiting', message: '' })
    },
    /** False when words are missing. */
    add: (): boolean => {
      const without = withoutWords(files)
      setMissing(without)
      if (without.length === 0) setIsAdding(true)
      return without.length === 0
    },
  }
}
export type FilesToAdd = ReturnType<typeof useFilesToAdd>
