import { MESSAGE_REPORTS_ADDRESS } from '../addresses.ts'

export const reportAddress = (reportId: string): string => `${MESSAGE_REPORTS_ADDRESS}/${reportId}`
