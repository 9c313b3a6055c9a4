import type { ChartData } from './chart-data.ts'
import styles from './chart-panel.module.css'

/** Every value of a chart, in rows. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no frame of a table
    <div className={styles.table} role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{data.categoryName}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
            {data.extras?.map(({ name }) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.categories.map(({ long }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lectures may have one title
            <tr key={index}>
              <th scope="row">{long}</th>
              {data.series.map(({ name, values }) => (
                <td key={name} className={styles.number}>
                  {data.format(values[index] ?? 0)}
                </td>
              ))}
              {data.extras?.map(({ name, values }) => (
                <td key={name} className={styles.number}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
