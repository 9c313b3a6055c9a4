import { t } from '@lingui/core/macro'
import { CallFailure } from '../../../lib/calls/call.ts'
import { ownScript } from '../../../lib/trusted.ts'
import { type ProofChallenge, proofPayload } from './proof-of-work.ts'
import proofWorker from './proof-worker.ts?worker&url'

/** Solves a challenge in a worker; stops when the page no longer waits for it. */
export function solveProof(challenge: ProofChallenge, signal?: AbortSignal): Promise<string> {
  const worker = new Worker(ownScript(proofWorker), { type: 'module' })
  const solved = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new CallFailure(0, t`The check did not work on this device.`))
    worker.onmessage = ({ data }: MessageEvent<number | null>) => {
      if (data === null) fail()
      else resolve(proofPayload(challenge, data))
    }
    worker.onerror = fail
    signal?.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(challenge)
  })
  return solved.finally(() => worker.terminate())
}
