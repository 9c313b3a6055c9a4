import { createHmac, hash } from 'node:crypto'
import type { S3Options } from './s3-url.ts'

/** How the storage answers: as the academy would. */
export interface AnsweredAs {
  contentType: string
  cacheControl: string
  disposition: string
}

const MOST_SECONDS = 7 * 24 * 60 * 60

/** Anybody's who has it, from `now` until then: AWS Signature Version 4 in the query, for a GET of one object, with or without a range.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
export function presignedAddress(
  { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }: S3Options,
  key: string,
  { now, expiresAt, as }: { now: Date; expiresAt: Date; as?: AnsweredAs },
): string {
  const { host, origin } = new URL(endpoint)
  const path = `/${[...bucket.split('/'), ...`${prefix}${key}`.split('/')].filter(Boolean).map(encoded).join('/')}`
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${scope}`,
    'X-Amz-Date': moment,
    'X-Amz-Expires': String(Math.min(MOST_SECONDS, Math.max(1, seconds))),
    'X-Amz-SignedHeaders': 'host',
    ...(as && {
      'response-cache-control': as.cacheControl,
      'response-content-disposition': as.disposition,
      'response-content-type': as.contentType,
    }),
  })
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const asked = ['GET', path, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const digest = hash('sha256', asked, 'hex')
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', moment, scope, digest].join('\n')).toString('hex')
  return `${origin}${path}?${query}&X-Amz-Signature=${signature}`
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** RFC 3986: `encodeURIComponent` leaves a few. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
