/**
 * Text messages: one short text to one number, through a provider of the operator's choice; without one there are none. A room calls
 * `textsOn(db)` inside its transaction; a job claims the row and hands it over, once, and is tried again on failure.
 */

export { smsJobs, textsOn } from './over-jobs.ts'
export { createSms, type Sms } from './sender.ts'
export { gsmLength, SMS_MAX_LENGTH, smsText } from './sms-text.ts'
export { dropTextsTo, forgetTexts, freeTextsInHand } from './texts-store.ts'
