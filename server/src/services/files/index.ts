/**
 * Object storage: course images, lecture media, certificates. Streams in, streams and ranges out.
 * It knows no course, no person and no right to read: rooms decide, `signing.ts` carries the decision in an address.
 * A key names immutable bytes: a new version gets a new key, and the key's ending alone decides the content type.
 */
export { contentTypeOf, STORABLE_EXTENSIONS } from './content-types.ts'

export { fileTooLarge, isFileTooLarge, isStorageFull, isStorageUnavailable } from './errors.ts'
export type { ByteRange, Files, StoredFile } from './files.ts'
export { isFileKey, newFileKey } from './keys.ts'
export { openFiles } from './open.ts'
export { parseRange } from './range.ts'
export { planMediaReply } from './reply.ts'
export { checkSignature, signedAddress, signedPath, signPath } from './signing.ts'
