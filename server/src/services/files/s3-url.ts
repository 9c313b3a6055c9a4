export type S3Options = {
  accessKeyId: string
  secretAccessKey: string
  /** `https://host[:port]` */
  endpoint: string
  bucket: string
  region: string
  /** Put before every key, ends with a slash when not empty. */
  prefix: string
}

const SHAPE = 's3://KEY:SECRET@endpoint/bucket?region=…&ssl=on|off&prefix=…'
const OPTIONS = ['region', 'ssl', 'prefix']
const PLAIN = ['off', 'false', '0']
const ENCRYPTED = ['on', 'true', '1']

/**
 * `s3://KEY:SECRET@endpoint/bucket?region=…&ssl=…&prefix=…`: key and secret percent-encoded, `region` us-east-1,
 * `ssl` on and `prefix` empty unless given. Never echoes the address: it holds the secret.
 */
export function parseS3Url(text: string): S3Options {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 's3:') throw new Error(`STORAGE_URL must look like ${SHAPE}`)
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  if (!url.username || !url.password || !url.host)
    throw new Error(`STORAGE_URL lacks key, secret or endpoint: ${SHAPE}`)
  if (!bucket || bucket.includes('/')) throw new Error(`STORAGE_URL must name one bucket: ${SHAPE}`)
  // None is repeated: it may be the end of a secret whose ? is not percent-encoded.
  if ([...url.searchParams.keys()].some((name) => !OPTIONS.includes(name)))
    throw new Error(`STORAGE_URL takes no options but ${OPTIONS.join(', ')}: ${SHAPE}`)
  const ssl = url.searchParams.get('ssl') || 'on'
  if (![...PLAIN, ...ENCRYPTED].includes(ssl))
    throw new Error(`STORAGE_URL takes ssl=on or ssl=off, and ssl is on unless given: ${SHAPE}`)
  const prefix = (url.searchParams.get('prefix') ?? '').replace(/^\/+|\/+$/g, '')
  return {
    accessKeyId: decoded(url.username),
    secretAccessKey: decoded(url.password),
    endpoint: `${PLAIN.includes(ssl) ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    prefix: prefix && `${prefix}/`,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error(
      'STORAGE_URL has a key or a secret that is not percent-encoded: letters such as / + % are written %2F %2B %25 in it',
    )
  }
}
