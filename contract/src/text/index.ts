// How the academy writes money, moments, counts and sizes, the same on the server and in the browser.
// Pure functions, US English; it holds no sentence and no translation.

export {
  badgeCountMax,
  capCount,
  formatAtLeast,
  formatCount,
  formatFileSize,
  formatPercent,
} from './counts.ts'
export {
  dateFormat,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  type Moment,
} from './dates.ts'
export { formatClock, formatMinutes } from './durations.ts'
export { beginningOf, type Excerpt } from './excerpt.ts'
export { extensionOf } from './file-names.ts'
export { FOUND_ANYWHERE_LENGTH, foldForSearch, withoutAccents } from './fold.ts'
export { escapeHtml } from './html.ts'
export { formatAmount, formatMoney } from './money.ts'
export { formatPhoneNumber, phoneNumber } from './phone-number.ts'
export { formatRelativeTime } from './relative-time.ts'
export { readShortCode, SHORT_CODE_LETTERS } from './short-codes.ts'
