import { code, table } from './paper-parts.mjs'

export const sqlPaper = {
  kind: 'data',
  title: 'SQL on one page',
  course: 'SQL: Ask a Database',
  sheets: [
    `<p class="lead">Write the words in this order. The database reads FROM first.</p>
    ${code(`SELECT   routes.finish, sum(tickets.paid) AS earned
FROM     tickets
JOIN     trips  ON trips.id  = tickets.trip_id
JOIN     routes ON routes.id = trips.route_id
WHERE    tickets.paid > 0
GROUP BY routes.finish
HAVING   sum(tickets.paid) >= 5000
ORDER BY earned DESC
LIMIT    10;`)}
    ${table(
      ['Word', 'Says'],
      [
        ['<code>SELECT</code>', 'which columns or sums you want'],
        ['<code>FROM</code>', 'which table you begin with'],
        ['<code>JOIN … ON</code>', 'which rows of another table belong to it'],
        ['<code>LEFT JOIN</code>', 'the same, but keep rows that have no partner'],
        ['<code>WHERE</code>', 'which <b>rows</b> count'],
        ['<code>GROUP BY</code>', 'one line of the answer for each of these'],
        ['<code>HAVING</code>', 'which <b>groups</b> count'],
        ['<code>ORDER BY … DESC</code>', 'the order, from high to low'],
        ['<code>LIMIT</code>', 'how many lines at most'],
      ],
    )}
    <h2>Sums for a group</h2><p><code>count(*)</code> <code>sum(x)</code> <code>avg(x)</code> <code>min(x)</code> <code>max(x)</code></p>
    <h2>Three traps</h2><ol><li><code>= NULL</code> never finds a row. Write <code>IS NULL</code>.</li><li>Text stands in single quotes: <code>'Huye'</code>.</li><li>Never paste what a visitor typed. Use <code>$1</code> and send the value beside the question.</li></ol>`,
  ],
}
