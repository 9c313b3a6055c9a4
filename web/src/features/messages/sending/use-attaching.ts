import { fileEmpty } from '@academy/contract/http/messages'
import type { Attachment } from '@academy/contract/messages'
import * as M from '@academy/contract/messages/messages'
import {
  MESSAGE_FILE_EXTENSIONS,
  MESSAGE_FILE_MAX_BYTES,
  MESSAGE_PICTURE_EXTENSIONS,
  MESSAGE_PICTURE_MAX_BYTES,
} from '@academy/contract/messages/rules'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { readStoredJson, type StorageKey, writeStorage } from '../../../lib/device/storage.ts'
import { type FileUpload, failedUpload } from '../../../ui/file-row.tsx'
import { faultOf } from '../../../ui/file-rules.ts'
import { conversationId, type Pair } from '../addresses.ts'

const dotted = (extensions: readonly string[]) => extensions.map((extension) => `.${extension}`)
const PICTURES = { accept: dotted(MESSAGE_PICTURE_EXTENSIONS), maxBytes: MESSAGE_PICTURE_MAX_BYTES }
const FILES = { accept: dotted(MESSAGE_FILE_EXTENSIONS), maxBytes: MESSAGE_FILE_MAX_BYTES }
export const ATTACHABLE = [...PICTURES.accept, ...FILES.accept].join(',')

/** Why it is not even sent; null when it may go. */
function refusalOf(file: File): string | null {
  const fault = faultOf(file, PICTURES)
  if (fault === 'size') return M.pictureTooLarge
  if (fault === 'empty') return fileEmpty
  if (fault === null) return null
  const fileFault = faultOf(file, FILES)
  if (fileFault === 'type') return M.attachmentType
  return fileFault === 'size' ? M.fileTooLarge : null
}

export interface Attaching {
  /** What the next message has; null while nothing is chosen or it is on its way. */
  attachment: Attachment | null
  /** What was chosen, and how far it has come. */
  upload: FileUpload | null
  attach(file: File): void
  retry(): void
  remove(): void
}

/** The picture or file of a message that is being written: it goes up when it is chosen, and is kept with the words until they are
 * sent. */
export function useAttaching(person: string, pair: Pair): Attaching {
  const key: StorageKey = `draft:attachment:${person}:${conversationId(pair)}`
  const [attachment, setAttachment] = useState(() => readStoredJson<Attachment>(key))
  const [upload, setUpload] = useState<FileUpload | null>(() => attachment && storedOf(attachment))
  const running = useRef<AbortController | null>(null)
  const chosen = useRef<File | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const keep = (next: Attachment | null) => {
    setAttachment(next)
    setUpload(next && storedOf(next))
    writeStorage(key, next && JSON.stringify(next))
  }
  const attach = async (file: File) => {
    running.current?.abort()
    keep(null)
    chosen.current = file
    const about = { name: file.name, bytes: file.size }
    const refusal = refusalOf(file)
    if (refusal) return setUpload({ ...about, state: 'failed', message: refusal, isRefused: true })
    const way = new AbortController()
    running.current = way
    setUpload({ ...about, state: 'sending', sentBytes: 0 })
    const form = new FormData()
    form.append('file', file)
    try {
      const answer = await call('POST /api/messages/attachments', {
        form,
        signal: way.signal,
        onUploadProgress: ({ sentBytes }) =>
          setUpload({ ...about, state: 'sending', sentBytes: Math.min(sentBytes, file.size) }),
      })
      keep(answer.attachment)
    } catch (failure) {
      if (!way.signal.aborted) setUpload({ ...about, ...failedUpload(failure, M.sendFailed) })
    }
  }
  return {
    attachment,
    upload,
    attach: (file) => void attach(file),
    retry: () => chosen.current && void attach(chosen.current),
    remove: () => {
      running.current?.abort()
      keep(null)
    },
  }
}

const storedOf = ({ name, sizeBytes }: Attachment): FileUpload => ({
  name,
  bytes: sizeBytes,
  state: 'stored',
})
