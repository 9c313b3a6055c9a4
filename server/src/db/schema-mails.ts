import type { Defaulted } from './schema-types.ts'

/** What goes by mail, and who wants to hear what: migrations 0036, 0038 and 0045. */
export interface MailsTables {
  mails: MailsTable
  phones: PhonesTable
  phone_codes: PhoneCodesTable
  text_messages: TextMessagesTable
  notification_choices: NotificationChoicesTable
  notification_hours: NotificationHoursTable
}

interface MailsTable {
  id: string
  user_id: string | null
  message: unknown
  state: Defaulted<'waiting' | 'sending' | 'sent' | 'refused' | 'returned'>
  lease: string | null
  lease_until: Date | null
  about: string | null
  recipient: string | null
  created_at: Defaulted<Date>
}
interface PhonesTable {
  user_id: string
  number: string
  refused_at: Date | null
  confirmed_at: Defaulted<Date>
}
interface PhoneCodesTable {
  user_id: string
  id: string
  number: string
  otp_hash: string
  tries_left: number
  sent_at: Defaulted<Date>
  expires_at: Date
}
interface TextMessagesTable {
  id: string
  user_id: string
  about: string | null
  number: string | null
  body: string | null
  state: Defaulted<'waiting' | 'sending' | 'sent' | 'refused'>
  lease: string | null
  lease_until: Date | null
  expires_at: Date | null
  created_at: Defaulted<Date>
}
interface NotificationChoicesTable {
  user_id: string
  kind: string
  bell: boolean | null
  mail: boolean | null
  push: boolean | null
  sms: boolean | null
}
interface NotificationHoursTable {
  user_id: string
  quiet_from: number | null
  quiet_until: number | null
  digest_at: number | null
  next_digest_at: Date | null
}
