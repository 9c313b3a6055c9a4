import { defineJob } from '../../../services/jobs/index.ts'

/** Looks what became of a payment that a provider was asked for; the last look adds no other. */
export const followPaymentJob = defineJob<{ id: string }>('follow-payment')
