/** Where everybody reads what was announced to them; the bell and the mails lead here. */
export const ANNOUNCEMENTS_ADDRESS = '/announcements'
