// Quick find reads what the rooms above hold, the best few of each kind; it has no tables, only indexes (migration 0023).
export { findRoutes } from './routes.ts'
