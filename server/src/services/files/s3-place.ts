import type { S3Client } from '@aws-sdk/client-s3'

/** A place in a bucket: what the statements of this folder work on. */
export type S3Place = { client: S3Client; bucket: string; prefix: string }
