import { parseS3Url } from '../services/files/s3-url.ts'
import { isOfOwnNetwork } from './loopback.ts'
import type { Config } from './shape.ts'

/** What leaves for another network and can be read on the way: a sentence for each setting, with what to write in its place. */
export function settingsInClear(config: Config): string[] {
  const { databaseUrl, mailUrl, storageUrl, google, github, mtnMomo } = config
  const plain: [name: string, address: string | undefined, remedy: string][] = [
    ['DATABASE_URL', databaseInClear(databaseUrl), 'put ?sslmode=verify-full behind it'],
    ['MAIL_URL', mailInClear(mailUrl), 'write smtps:// and its port, or put ?requireTLS=true behind it'],
    ['STORAGE_URL', storageUrl ? parseS3Url(storageUrl).endpoint : undefined, 'leave ssl=off out'],
    ['GOOGLE_OAUTH_URL', google?.endpoints?.tokenUrl, 'write https://'],
    ['GITHUB_OAUTH_URL', github?.endpoints?.tokenUrl, 'write https://'],
    ['MTN_MOMO_URL', mtnMomo?.url, 'write https://'],
  ]
  return plain.flatMap(([name, address, remedy]) => {
    if (!address || address.startsWith('https:')) return []
    const { hostname } = new URL(address)
    if (isOfOwnNetwork(hostname)) return []
    return `${name} leads to ${hostname} without TLS for certain: what goes there, passwords too, may be read and changed on the way. To mend it, ${remedy}.`
  })
}

/** `host=` is a folder of sockets, or the machine that counts. */
function databaseInClear(address: string | null): string | undefined {
  if (!address) return undefined
  const { hostname, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? hostname
  const isLocal = host === '' || host.startsWith('/')
  const isTls = ['true', '1'].includes(searchParams.get('ssl') ?? '')
  const mode = searchParams.get('sslmode') ?? 'disable'
  return isLocal || isTls || mode !== 'disable' ? undefined : `postgres://${host}`
}

function mailInClear(address: string | null): string | undefined {
  if (!address?.startsWith('smtp:')) return undefined
  return new URL(address).searchParams.get('requireTLS') === 'true' ? undefined : address
}
