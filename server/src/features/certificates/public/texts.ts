import { formatDate, formatDateTime } from '@academy/contract/text'

/** Every sentence of the public pages. Another language is another object of this shape; names come in as they are. */
export const ENGLISH = {
  language: 'en',
  home: (academy: string) => `${academy} home`,
  title: (page: string, academy: string) => `${page} · ${academy}`,
  valid: {
    title: 'Valid certificate',
    heading: 'This certificate is valid',
    about: (now: Date) => `Checked ${formatDateTime(now)}, Kigali time`,
  },
  revoked: {
    title: 'Revoked certificate',
    heading: 'This certificate was revoked',
    about: (at: Date) => `Revoked ${formatDate(at)}. Please do not rely on it.`,
    reason: 'Reason given by the academy',
    replaced: 'A corrected certificate replaces this one; its holder can show it to you.',
    beingReplaced:
      'A corrected certificate is being made to replace this one; its holder can show it to you soon.',
  },
  unknown: {
    title: 'Unknown certificate',
    heading: 'No certificate has this number',
    /** The number stands between the two parts. */
    about: ['You asked for ', ''],
    text: 'We never issued it, or a character was mistyped. Compare it with the certificate and try again.',
  },
  form: {
    title: 'Check a certificate',
    heading: 'Check a certificate',
    about: 'Type the number that stands on it, or scan its code.',
    label: 'Certificate number',
    button: 'Check',
    hint: 'Numbers never use 0, 1, O, I or L.',
  },
  tooMany: {
    title: 'Please wait',
    heading: 'Please wait a moment',
    about: 'Many numbers were checked from your network.',
    text: (minutes: number) =>
      minutes <= 1 ? 'Please try again in a minute.' : `Please try again in ${minutes} minutes.`,
  },
  facts: {
    holder: 'Awarded to',
    course: 'Course',
    result: 'Result',
    passed: 'Every lecture completed, final exam passed',
    instructor: 'Instructor',
    issued: 'Issued',
    number: 'Number',
    issuer: 'Issued by',
  },
  credential: 'Open Badges 3.0 credential',
  badge: 'Badge',
  another: 'Check another number',
  /** The academy's own address stands between the two parts. */
  proof: ['This page is the proof, not the paper. Its address must begin with ', '.'],
  ask: 'Ask us',
  date: (moment: Date) => formatDate(moment),
}
export type PageTexts = typeof ENGLISH
