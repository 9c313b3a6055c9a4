/** What a lecture's row asks for. */
export type RowAct = 'edit' | 'delete' | 'up' | 'down' | 'first' | 'last'
