// How the academy runs: figures of all its nodes, and jobs that failed. For superadmins.
export { LazySystemPanel } from './lazy-system.ts'
