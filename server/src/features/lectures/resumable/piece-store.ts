import type { Readable } from 'node:stream'
import { LECTURE_MESSAGES as M, UPLOAD_LIFETIME_HOURS } from '@academy/contract/lectures'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Services } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { storePieces } from './pieces.ts'
import { addPiece, deleteUpload, findUpload, insertUpload } from './uploads-store.ts'

/** Bytes go to the academy's storage, offsets to the database: every node can go on where another one stopped. */
export class PieceStore extends DataStore {
  readonly #services: Services

  constructor(services: Services) {
    super()
    this.#services = services
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_HOURS * 3_600_000
  }

  override async create(upload: Upload): Promise<Upload> {
    const { userId, filename } = upload.metadata ?? {}
    await insertUpload(this.#services.db, {
      id: upload.id,
      user_id: userId as string,
      file_name: filename as string,
      size_bytes: upload.size as number,
    })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findUpload(this.#services.db, id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({
      id,
      size: row.size_bytes,
      offset: row.received_bytes,
      metadata: { filename: row.file_name },
      creation_date: row.created_at.toISOString(),
    })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { db, files } = this.#services
    let standing = offset
    await storePieces(files, id, stream, async (key, sizeBytes) => {
      if (!(await addPiece(db, id, standing, { key, sizeBytes }))) {
        await files.remove(key)
        throw conflict(M.uploadConflict)
      }
      standing += sizeBytes
    })
    return standing
  }

  override async remove(id: string): Promise<void> {
    await deleteUpload(this.#services.db, id)
  }
}
