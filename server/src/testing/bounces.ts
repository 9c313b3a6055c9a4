interface BounceTraits {
  mailId: string
  to: string
  status?: string
  action?: string
  /** What of the letter comes back with the report. */
  returned?: 'headers' | 'all' | 'nothing'
  /** As servers with DSN (RFC 3461) repeat it. */
  envelopeId?: string
  /** Where the letter had got to, when that is not where it was sent. */
  finalRecipient?: string
  isPacked?: boolean
}

/** What a mail server sends back for a letter that it could not bring: as Postfix writes it. */
export function aBounce({
  mailId,
  to,
  status = '5.1.1',
  action = 'failed',
  returned = 'headers',
  envelopeId,
  finalRecipient = to,
  isPacked = false,
}: BounceTraits): string {
  const report = [
    'Reporting-MTA: dns; mx.example.rw',
    ...(envelopeId ? [`Original-Envelope-Id: ${envelopeId}`] : []),
    'Arrival-Date: Mon, 23 Nov 2026 08:00:00 +0200 (CAT)',
    '',
    `Final-Recipient: rfc822; ${finalRecipient}`,
    `Original-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.elsewhere.example',
    'Diagnostic-Code: smtp; 550 5.1.1 no such user',
    '',
  ].join('\r\n')
  const letter = [
    'From: Impinga <hello@example.rw>',
    `Message-ID: <${mailId}@example.rw>`,
    `To: ${to}`,
    'Subject: Graded',
    '',
    ...(returned === 'all' ? ['Your quiz was graded.', ''] : []),
  ].join('\r\n')
  const part = (type: string, text: string) => [
    '--part',
    `Content-Type: ${type}`,
    ...(isPacked ? ['Content-Transfer-Encoding: base64'] : []),
    '',
    isPacked ? Buffer.from(text).toString('base64') : text,
  ]
  return [
    'From: MAILER-DAEMON@mx.example.rw',
    'To: hello@example.rw',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    ...part('text/plain', 'I am sorry to have to inform you that your message could not be delivered.\r\n'),
    ...part('message/delivery-status', report),
    ...(returned === 'nothing'
      ? []
      : part(returned === 'all' ? 'message/rfc822' : 'text/rfc822-headers', letter)),
    '--part--',
    '',
  ].join('\r\n')
}
