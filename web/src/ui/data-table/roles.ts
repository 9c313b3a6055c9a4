/** Said aloud although the elements have them: rows laid out as cards lose the roles that come with the elements. */
export const asTable = { role: 'table' } as const
export const asRowGroup = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asCell = { role: 'cell' } as const
export const asHeader = { role: 'columnheader', scope: 'col' } as const
