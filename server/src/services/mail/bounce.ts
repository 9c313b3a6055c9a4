import { ID_LETTERS } from '@academy/contract/http'

/** What a mail server says of a letter that it could not bring to somebody (RFC 3464). */
export interface Bounce {
  /** Of our row: the envelope's id, or in the Message-ID of the letter that came back. */
  mailId: string
  /** As they were written to, and where the letter had got to in the end. */
  addresses: string[]
  /** There is no such mailbox, or it is closed, and will be tomorrow too. */
  isForGood: boolean
}

const STATUS_PARTS = ['message/delivery-status', 'message/global-delivery-status']
const RETURNED_PARTS = [
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global-headers',
]
const MAIL_ID = new RegExp(`^<?(${ID_LETTERS})(?:@|>|$)`)
/** Recipients that a report may name; a letter to one person has one. */
const RECIPIENTS_MAX = 20
const DEPTH_MAX = 10
const HEADERS_MAX_BYTES = 65_536

type Fields = ReadonlyMap<string, string>

/** One for each recipient of a report about a letter with an id of ours; none for every other mail. */
export async function readBounces(mail: Buffer): Promise<Bounce[]> {
  const parts = await partsOf(mail)
  const status = parts.find(({ mimeType }) => STATUS_PARTS.includes(mimeType))
  if (!status) return []
  const [ofLetter, ...ofRecipients] = blocksOf(status.text)
  const returned = parts.find(({ mimeType }) => RETURNED_PARTS.includes(mimeType))
  const mailId =
    idIn(ofLetter?.get('original-envelope-id')) ??
    idIn(returned && blocksOf(returned.text)[0]?.get('message-id'))
  if (!mailId) return []
  return ofRecipients.slice(0, RECIPIENTS_MAX).map((fields) => ({
    mailId,
    addresses: ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name)) ?? []),
    isForGood: isForGood(fields),
  }))
}

/** The parser comes with the first of them: most academies never see one. */
async function partsOf(mail: Buffer): Promise<{ mimeType: string; text: string }[]> {
  const { default: PostalMime } = await import('postal-mime')
  const parsed = await PostalMime.parse(mail, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: DEPTH_MAX,
    maxHeadersSize: HEADERS_MAX_BYTES,
  }).catch(() => null)
  return (parsed?.attachments ?? []).map(({ mimeType, content }) => ({
    mimeType: mimeType.toLowerCase(),
    text: String(content),
  }))
}

/** Headers as they stand in mails: blocks between empty lines, a field going on where a line begins with a space. */
function blocksOf(text: string): Fields[] {
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ')
  return unfolded
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => new Map(block.split('\n').flatMap(fieldOf)))
}

function fieldOf(line: string): [name: string, value: string][] {
  const at = line.indexOf(':')
  return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]] : []
}

const idIn = (text: string | undefined): string | undefined => text?.match(MAIL_ID)?.[1]

/** `rfc822; somebody@example.rw` */
function addressIn(text: string | undefined): string | undefined {
  const address = text?.slice(text.indexOf(';') + 1).trim()
  return address?.includes('@') ? address.replace(/^<|>$/g, '') : undefined
}

/** What a server's rules say of us or of the letter (5.7.1, 5.6.0) says nothing of the address; nor does what is tried again (4). */
const isForGood = (fields: Fields): boolean =>
  fields.get('action')?.toLowerCase() === 'failed' && /^5\.[0124]\.\d{1,3}\b/.test(fields.get('status') ?? '')
