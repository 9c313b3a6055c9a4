export const saved = 'Notification preferences saved'
export const invalid = 'Invalid notification preferences'
export const quietSame = 'Quiet hours begin and end at different times'
export const linkInvalid = 'This link does not work any more'
export const ended = 'You get no more mails about this'
export const resumed = 'You get mails about this again'
export const mailRefused = 'Your email address takes no mail from us'
export const bouncesOfServer = 'This address is for the mail server alone'
export const bounceTooSoon = 'That mail is still being sent. Please hand it over again in a minute'
export const bounceTaken = {
  marked: 'The address is marked: it takes no mail',
  known: 'That address is marked already, or is not theirs any more',
  nothing: 'Nothing in it says that an address of ours takes no mail',
} as const
export const smsKind = 'Text messages are for payments, certificates and exams'
export const phoneInvalid = 'Please enter a phone number, for example 0780 000 114'
export const phoneCodeSent = 'We sent a code to that number'
export const phoneCodeWrong = 'That code is wrong. Check the newest message'
export const phoneCodeGone = 'That code has expired. Please give the number again'
export const phoneCodesUsed = 'Too many codes for today. Please try again tomorrow'
export const phoneConfirmed = 'Text messages go to this number'
export const phoneRemoved = 'Your number is removed'
export const phoneNotConfirmed = 'That number gets no messages'
export const mailTried = 'We sent you an email. If it comes back, we tell you here'
