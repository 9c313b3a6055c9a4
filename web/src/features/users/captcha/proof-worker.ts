import { findProof, type ProofChallenge } from './proof-of-work.ts'

/** Searches apart from the page, so that typing the code stays quick on a slow phone. */
addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => postMessage(findProof(data)))
